/**
 * Reads base58 as Monero writes it: each eight bytes by themselves, as eleven characters
 * (docs/spec/sign-in.md#monero-addresses).
 */

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The number of characters that 0, 1, 2 … 8 bytes take. */
const WIDTHS = [0, 2, 3, 5, 6, 7, 9, 10, 11]
const BYTES = 8

/** The number of characters of a whole block. */
export const BLOCK = 11

/** Returns the number of characters that so many bytes take. */
export const textLength = (bytes: number): number =>
  Math.floor(bytes / BYTES) * BLOCK + (WIDTHS[bytes % BYTES] ?? 0)

/** Returns the bytes that a text stands for; null for a text that nobody writes for any bytes. */
export function addressBytes(text: string): Uint8Array | null {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += BLOCK) {
    const block = blockBytes(text.slice(at, at + BLOCK))
    if (block === null) return null
    bytes.push(...block)
  }
  return Uint8Array.from(bytes)
}

function blockBytes(block: string): number[] | null {
  const size = WIDTHS.indexOf(block.length)
  if (size < 0) return null
  let value = 0n
  for (const character of block) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) return null
    value = value * 58n + BigInt(digit)
  }
  if (value >> BigInt(8 * size) > 0n) return null
  return Array.from({ length: size }, (_, at) => Number((value >> BigInt(8 * (size - 1 - at))) & 0xffn))
}
