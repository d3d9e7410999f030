/**
 * Knows the form of texts that a Monero wallet signed, and how its command line signs
 * (docs/spec/sign-in.md#monero).
 */
import { withoutSpace } from '../without-space.ts'

/**
 * - `form`: no signature of a Monero wallet
 * - `short`: its beginning; the end was not copied
 */
export type SignatureProblem = 'form' | 'short'

/** `SigV`, the number of the version, and 64 bytes in base58. */
const LENGTH = 5 + 88
const SIGNATURE = /^SigV[12][1-9A-HJ-NP-Za-km-z]*$/

const WHOLE = /SigV[12][1-9A-HJ-NP-Za-km-z]{88}(?![1-9A-HJ-NP-Za-km-z])/

/**
 * Returns the signature in a pasted text. White space is no part of it, and around it stands what a terminal
 * has shown before and after.
 */
export const signatureIn = (pasted: string): string => WHOLE.exec(pasted)?.[0] ?? withoutSpace(pasted)

/** Returns what is wrong with the form of a signature; null where only the server can tell. */
export function signatureProblem(signature: string): SignatureProblem | null {
  if (!SIGNATURE.test(signature) || signature.length > LENGTH) return 'form'
  return signature.length < LENGTH ? 'short' : null
}

/**
 * Returns the command that writes the message into a file, for a shell. The file does not end with a line
 * break, because the wallet signs every byte of it (docs/server/session.md#monero-message).
 */
export const fileCommand = (message: string): string =>
  `printf %s '${message.replaceAll("'", "'\\''")}' > message.txt`

/**
 * The command that signs this file in monero-wallet-cli. A subaddress has its own key, so its two numbers are
 * named.
 */
export const SIGN_COMMAND = 'sign message.txt'
export const SIGN_AS_SUBADDRESS_COMMAND = 'sign 0,1 message.txt'
