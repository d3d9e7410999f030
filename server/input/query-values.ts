/**
 * Reads the values of a query by their names, in the order in which they stand there and before anything is
 * looked for (docs/server/README.md#order-of-checks).
 */
import { Unreadable } from './unreadable.ts'
import { readUuid } from './uuid.ts'
import type { Readers } from './values.ts'

/** The kind of a list's cursors: ids of posts and people, or numbers. */
export type CursorKind = 'uuid' | 'serial'

const MOST_ENTRIES = 200

/** Returns the readers for the queries of a list. `min_id` is known since 4.18. */
export function queryReaders(cursor: CursorKind, isAtLeast: (version: string) => boolean): Readers {
  return {
    limit: readLimit,
    offset: readShort,
    max_id: cursor === 'serial' ? readSerial : onText(readUuid),
    ...(isAtLeast('4.18') && { min_id: readSerial }),
    ...Object.fromEntries(FLAGS.map((name) => [name, readFlag])),
    ...Object.fromEntries(STRICT_FLAGS.map((name) => [name, readStrictFlag])),
  }
}

function readLimit(text: unknown): number {
  const limit = readShort(text)
  if (limit > MOST_ENTRIES) throw new Unreadable(`expected an integer between 0 and ${MOST_ENTRIES + 1}`)
  return limit
}

/** Reads a whole number of 16 bits. */
const readShort = (text: unknown): number => readWhole(text, /^\+?\d+$/, 65_535)

/** Reads a whole number of 32 bits, which a list that has it as its cursor gets as a text. */
const readSerial = (text: unknown): string => String(readWhole(text, /^[+-]?\d+$/, 2 ** 31 - 1))

function readWhole(text: unknown, shape: RegExp, most: number): number {
  if (text === '') throw new Unreadable('cannot parse integer from empty string')
  if (!shape.test(String(text))) throw new Unreadable('invalid digit found in string')
  const number = Number(text)
  if (number > most) throw new Unreadable('number too large to fit in target type')
  if (number < -most - 1) throw new Unreadable('number too small to fit in target type')
  return number
}

const onText = (read: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? read(value) : value

/**
 * The booleans that may be written in several ways, and those that may not
 * (docs/server/README.md#booleans-in-queries).
 */
const FLAGS = ['resolve', 'only_media', 'exclude_replies', 'exclude_reblogs', 'pinned', 'local']
const STRICT_FLAGS = ['include_expired', 'all_reactions']

function readFlag(value: unknown): boolean {
  const text = String(value)
  if (/^(true|t|on|1)$/i.test(text)) return true
  if (/^(false|f|off|0)$/i.test(text)) return false
  throw new Unreadable('provided string is not a boolean flag')
}

function readStrictFlag(value: unknown): boolean {
  const text = String(value)
  if (text === 'true' || text === 'false') return text === 'true'
  throw new Unreadable('provided string was not `true` or `false`')
}
