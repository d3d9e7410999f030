/** Reads and writes numbers in base58, the way keys and addresses of several networks are written. */

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Returns the number that a text stands for, or null for a text with other characters. */
export function base58ToNumber(text: string): bigint | null {
  let value = 0n
  for (const character of text) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) return null
    value = value * 58n + BigInt(digit)
  }
  return value
}

/** Writes a number without zeros before it. */
export function numberToBase58(value: bigint): string {
  let text = ''
  for (let rest = value; rest > 0n; rest /= 58n) text = `${ALPHABET[Number(rest % 58n)]}${text}`
  return text
}

/** Returns a number as `size` bytes, the most significant first, or null if it needs more. */
export function numberToBytes(value: bigint, size: number): Uint8Array | null {
  const bytes = new Uint8Array(size)
  let rest = value
  for (let at = size - 1; at >= 0; at -= 1) {
    bytes[at] = Number(rest & 0xffn)
    rest >>= 8n
  }
  return rest === 0n ? bytes : null
}

/** Returns the number that bytes stand for, the most significant first. */
export const bytesToNumber = (bytes: Uint8Array): bigint =>
  bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
