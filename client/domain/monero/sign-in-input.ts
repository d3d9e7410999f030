/**
 * Keeps what somebody enters to sign in with Monero: an address, and the signature of the message that is
 * written for it (docs/spec/sign-in.md#one-message-one-attempt). `write` writes a fresh message for an
 * address.
 */
import { signatureIn, signatureProblem } from './signature.ts'

export interface SignInInput {
  /** The address as it is typed. */
  typed: string
  /** Whether what is typed is the address of the message. */
  isRight: boolean
  /** The last right address, and the message for it. */
  address: string
  message: string
  signature: string
  /** Why the former signature was removed: another address was entered, or the message is used up. */
  removed: 'address' | 'spent' | null
}

type Write = (address: string) => string

export const EMPTY_INPUT: SignInInput = {
  typed: '',
  isRight: false,
  address: '',
  message: '',
  signature: '',
  removed: null,
}

/**
 * Returns the input with another text in the field of the address; `address` is null while the text is none.
 */
export function withAddress(
  input: SignInInput,
  typed: string,
  address: string | null,
  write: Write,
): SignInInput {
  if (address === null) return { ...input, typed, isRight: false }
  if (address === input.address) return { ...input, typed, isRight: true }
  const removed = input.signature === '' ? input.removed : 'address'
  return { typed, isRight: true, address, message: write(address), signature: '', removed }
}

/** Returns the input with the signature of a pasted text. */
export const withSignature = (input: SignInInput, pasted: string): SignInInput => ({
  ...input,
  signature: signatureIn(pasted),
  removed: null,
})

/** Returns the input with a fresh message, because the server has used the former one up. */
export const withFreshMessage = (input: SignInInput, write: Write): SignInInput => ({
  ...input,
  message: write(input.address),
  signature: '',
  removed: 'spent',
})

/** Returns whether there is a message with something that looks like its signature. */
export const isSigned = ({ isRight, signature }: SignInInput): boolean =>
  isRight && signatureProblem(signature) === null
