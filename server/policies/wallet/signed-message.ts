/**
 * Reads a text that somebody signed in order to sign in. EIP-4361 and CAIP-122 share this layout
 * (docs/server/session.md#ethereum-message, docs/server/session.md#monero-message).
 */
import { invalid } from '../../refusal.ts'
import type { World } from '../../world/world.ts'
import { isAtLeast } from '../version.ts'

export interface Signed {
  message?: string | null | undefined
  signature?: string | null | undefined
}

export interface WalletProof {
  /** The address by which the person is found. */
  address: string
  /** The nonce with all that it counts for. */
  nonce: { scope: string; value: string }
}

/** The parts of a message. A part that is not there is undefined. */
export interface SignedMessage {
  domain: string
  address: string
  statement: string | undefined
  uri: string | undefined
  version: string | undefined
  chain: string | undefined
  nonce: string | undefined
  issued: string | undefined
  end: string | undefined
  start: string | undefined
  /** The lines after these parts. */
  rest: string[]
}

/** Returns the message and its signature, both of which must be there. An empty one counts as there. */
export function readSigned({ message, signature }: Signed): { message: string; signature: string } {
  if (message === undefined || message === null) throw invalid('message is required')
  if (signature === undefined || signature === null) throw invalid('signature is required')
  return { message, signature }
}

/** Takes a message apart, or returns null if its first line is another one. The parts have one order. */
export function readMessage(message: string, network: 'Ethereum' | 'Monero'): SignedMessage | null {
  const heading = ` wants you to sign in with your ${network} account:`
  const [first = '', address = '', , statement = '', ...after] = message.split('\n')
  if (!first.endsWith(heading)) return null
  // The line after the statement is skipped, whatever it holds. A message without a statement has none.
  const rest = statement === '' ? after : after.slice(1)
  const take = (label: string) => {
    const value = rest[0]?.startsWith(`${label}: `) ? rest[0].slice(label.length + 2) : undefined
    if (value !== undefined) rest.shift()
    return value
  }
  return {
    domain: first.slice(0, -heading.length),
    address,
    statement: statement === '' ? undefined : statement,
    uri: take('URI'),
    version: take('Version'),
    chain: take('Chain ID'),
    nonce: take('Nonce'),
    issued: take('Issued At'),
    end: take('Expiration Time'),
    start: take('Not Before'),
    rest,
  }
}

/** Tells whether a text is a date as RFC 3339 writes it. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))

export const isAbsentOrDate = (text: string | undefined): boolean => text === undefined || isDate(text)

/** Refuses a message for another instance, with another statement, or for another time. */
export function checkPurpose(world: World, { domain, statement, start, end }: SignedMessage): void {
  if (domain.toLowerCase() !== new URL(world.baseUrl).hostname) {
    throw invalid("domain doesn't match instance hostname")
  }
  if (statement === undefined) throw invalid('statement is missing')
  if (statement !== world.instance.login_message) {
    throw invalid(isAtLeast(world, '4.12') ? 'unexpected statement' : "statement doesn't match login message")
  }
  const now = world.clock()
  if ((end && Date.parse(end) <= now) || (start && Date.parse(start) > now)) {
    throw invalid('message is not currently valid')
  }
}
