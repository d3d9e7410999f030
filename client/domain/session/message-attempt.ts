/**
 * Decides what a refusal means for the message that a Monero wallet signed
 * (docs/spec/sign-in.md#one-message-one-attempt, docs/server/session.md#nonces).
 */

/** The answer to a registration or to a request for a token. Without an answer, the status is 0. */
interface Refusal {
  status: number
  message: string
}

/**
 * - `used`: the server has accepted this message before
 * - `unknown`: the server found nobody with this address, and the message is used up
 * - `unproven`: the signature is wrong, or the wallet of the server was busy; the message still counts
 * - `unsupported`: the server has no wallet that checks signatures, although it offers the method
 * - `other`: the message still counts
 */
export type AttemptEnd = 'used' | 'unknown' | 'unproven' | 'unsupported' | 'other'

export function attemptEnd({ status, message }: Refusal): AttemptEnd {
  if (message === "nonce can't be reused") return 'used'
  if (message === 'invalid signature') return 'unproven'
  if (status === 418) return 'unsupported'
  return status === 404 ? 'unknown' : 'other'
}
