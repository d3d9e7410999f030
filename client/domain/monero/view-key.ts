/**
 * Checks a secret view key before a server gets it: with the key it sees what an address receives, and cannot
 * spend anything (docs/spec/subscriptions.md#secret-view-key). The module brings the arithmetic of the curve
 * along, so it is loaded with the field for the key.
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { withoutSpace } from '../without-space.ts'
import { addressBytes } from './base58.ts'

/**
 * - `form`: no key at all
 * - `spend_key`: the key of the same wallet that spends the money, which nobody else may ever have
 * - `other_wallet`: the key of another address, which would never see a payment
 */
export type ViewKeyProblem = 'form' | 'spend_key' | 'other_wallet'

export type ReadViewKey = { key: string; problem: null } | { key: null; problem: ViewKeyProblem | null }

const KEY = 32

/**
 * Reads a secret view key that somebody typed, for a standard address that is right. An empty field is no
 * mistake yet.
 */
export function readViewKey(typed: string, address: string): ReadViewKey {
  const key = withoutSpace(typed).toLowerCase()
  if (key === '') return { key: null, problem: null }
  const publicKey = publicKeyOf(key)
  if (publicKey === null) return { key: null, problem: 'form' }
  const bytes = addressBytes(address) ?? new Uint8Array()
  // Behind the first byte an address holds its public spend key and its public view key.
  if (isSame(publicKey, bytes.subarray(1, 1 + KEY))) return { key: null, problem: 'spend_key' }
  if (!isSame(publicKey, bytes.subarray(1 + KEY, 1 + 2 * KEY))) return { key: null, problem: 'other_wallet' }
  return { key, problem: null }
}

/** Returns the public key of a secret one in hex, whose first byte is the lowest; null where it is no key. */
function publicKeyOf(key: string): Uint8Array | null {
  if (!/^[0-9a-f]{64}$/.test(key)) return null
  const secret = (key.match(/../g) ?? []).reduceRight((sum, byte) => sum * 256n + BigInt(`0x${byte}`), 0n)
  if (secret === 0n || secret >= ed25519.Point.Fn.ORDER) return null
  return ed25519.Point.BASE.multiply(secret).toBytes()
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])
