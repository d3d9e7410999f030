/**
 * Creates ids as the real server does (docs/server/README.md#ids): UUIDv7, so that their order is that of
 * their times.
 */

/** Returns a random number from 0 up to, not including, 1. */
export type Random = () => number

const hexDigits = (value: number, length: number) => value.toString(16).padStart(length, '0')

/**
 * Returns an id for `time`. The twelve bits behind the time hold `turn`, which counts the ids of one
 * millisecond.
 */
export function createId(time: number, turn: number, random: Random): string {
  const stamp = hexDigits(Math.floor(time), 12)
  const below = (bound: number) => Math.floor(random() * bound)
  const tail = hexDigits(0x8000 + below(0x4000), 4)
  const rest = hexDigits(below(2 ** 24), 6) + hexDigits(below(2 ** 24), 6)
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hexDigits(turn % 0x1000, 3)}-${tail}-${rest}`
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Returns a token of 27 base64url characters (docs/server/README.md#bearer-token). */
export const createToken = (random: Random): string =>
  Array.from({ length: 27 }, () => BASE64URL.charAt(Math.floor(random() * 64))).join('')
