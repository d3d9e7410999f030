/**
 * Reads public keys and signatures of minisign and signify, from a file or its line of base64
 * (docs/server/identity.md#pasted-texts).
 */
import { base64ToBytes } from '../../input/base64.ts'
import { Refusal } from '../../refusal.ts'

const ALGORITHM = 'Ed'
const HASHED = 'ED'
/** The algorithm and the key id. Nothing compares the id: the DID does not hold it. */
const HEADER = 2 + 8

/** Returns the 32 bytes of a public key, or null if the text holds none. */
export function readPublicKey(text: string): Uint8Array | null {
  const bytes = readLine(text)
  if (bytes?.length !== HEADER + 32 || algorithmOf(bytes) !== ALGORITHM) return null
  return bytes.subarray(HEADER)
}

export interface KeySignature {
  algorithm: 'plain' | 'hashed' | 'unknown'
  bytes: Uint8Array
}

/** Returns the 64 bytes of a signature and how it was made, or null if the text holds none. */
export function readSignature(text: string): KeySignature | null {
  const bytes = readLine(text)
  if (bytes?.length !== HEADER + 64) return null
  const kinds: ReadonlyMap<string, KeySignature['algorithm']> = new Map(
    Object.entries({ [ALGORITHM]: 'plain', [HASHED]: 'hashed' }),
  )
  return { algorithm: kinds.get(algorithmOf(bytes)) ?? 'unknown', bytes: bytes.subarray(HEADER) }
}

/** Reads the first line that is no comment. All that follows it is ignored. */
function readLine(text: string): Uint8Array | null {
  const lines = text.split(/\r?\n/)
  const line = lines.find((each) => !each.startsWith('untrusted comment'))
  try {
    return line === undefined ? null : base64ToBytes(line)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const algorithmOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 2))
