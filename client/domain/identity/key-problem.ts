/**
 * Says what is wrong with a pasted key or signature (docs/spec/identity.md#pasted-keys,
 * docs/spec/identity.md#signature-of-a-key).
 */
import type { KeyLink } from './key-link.ts'
import { type Hashing, readKeyText } from './key-text.ts'

export type KeyProblem = 'secret' | 'signature' | 'cut' | 'hex' | 'unknown'
export type SignatureProblem = 'secret' | 'key' | 'cut' | 'unknown' | 'hashed' | 'plain' | 'other_key'

/**
 * Returns what is wrong with a public key; null also for an empty text, about which there is nothing to say
 * yet.
 */
export function keyProblem(text: string): KeyProblem | null {
  const { kind } = readKeyText(text)
  return kind === 'key' || kind === 'empty' ? null : kind
}

/**
 * Returns what is wrong with a signature that the key `publicKey` should have made. One in hex is left to the
 * server, which may understand it one day.
 */
export function signatureProblem(
  text: string,
  { publicKey, hashing }: { publicKey: string; hashing: Hashing },
): SignatureProblem | null {
  const signature = readKeyText(text)
  if (signature.kind === 'empty' || signature.kind === 'hex') return null
  if (signature.kind !== 'signature') return signature.kind
  if (signature.hashing !== hashing) return signature.hashing
  const key = readKeyText(publicKey)
  return key.kind === 'key' && key.keyId !== signature.keyId ? 'other_key' : null
}

/** Returns what the device may keep of a form: all but a secret key that was pasted by mistake. */
export const storedPart = (link: KeyLink): KeyLink => ({
  ...link,
  publicKey: mayStore(link.publicKey) ? link.publicKey : '',
  signature: mayStore(link.signature) ? link.signature : '',
})

const mayStore = (text: string): boolean => readKeyText(text).kind !== 'secret'
