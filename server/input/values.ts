/**
 * Reads the values of queries and bodies as the real server does. The contract says their types, and `BY_NAME` adds what it
 * does not say about some names. Forms and queries hold only texts, also for numbers and booleans.
 */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { Unreadable } from './unreadable.ts'
import { readUuid } from './uuid.ts'

type ReadOne = (value: unknown) => unknown

const BY_NAME: Record<string, ReadOne> = {
  limit: whole(200, 'expected an integer between 0 and 201'),
  offset: whole(65_535, 'number too large to fit in target type'),
  expires_in: seconds,
  id: uuid,
  account_ids: uuid,
  client_id: uuid,
  group_id: uuid,
  in_reply_to_id: uuid,
  media_ids: uuid,
  quote_id: uuid,
}

/** The part of a schema that says which values it accepts. */
interface Shape {
  type: string
  wrapped?: Shape
  item?: Shape
  entries?: Record<string, Shape>
}

/** Returns the value as the schema reads it, or throws the error of the real server. */
export function readValues<S extends GenericSchema>(
  schema: S,
  value: unknown,
  { areTexts }: { areTexts: boolean },
): InferOutput<S> {
  const read = safeParse(schema, convert(schema, value, areTexts))
  if (read.success) return read.output
  const [{ path, received, expected }] = read.issues
  const name = path?.at(-1)?.key
  throw new Unreadable(
    received === 'undefined'
      ? `missing field \`${name}\``
      : `invalid type: ${received}, expected ${expected ?? 'another'}`,
  )
}

function convert(shape: Shape, value: unknown, areTexts: boolean, name = ''): unknown {
  if (value === undefined || value === null) return value
  if (shape.wrapped) return convert(shape.wrapped, value, areTexts, name)
  const { item, entries } = shape
  if (item) {
    const items = areTexts && typeof value === 'string' ? [value] : value
    return Array.isArray(items) ? items.map((each) => convert(item, each, areTexts, name)) : items
  }
  if (entries) {
    if (typeof value !== 'object') return value
    const known = Object.entries(value).filter(([key]) => key in entries)
    return Object.fromEntries(
      known.map(([key, inner]) => [key, convert(entries[key] ?? shape, inner, areTexts, key)]),
    )
  }
  const read = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined
  const plain = areTexts && typeof value === 'string' ? fromText(shape.type, value) : value
  return read ? read(plain) : plain
}

function fromText(type: string, text: string): unknown {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  if (type === 'number' && /^-?\d+$/.test(text)) return Number(text)
  return text
}

/** Returns a reader for numbers from 0 to `most`. */
function whole(most: number, otherwise: string): ReadOne {
  return (text) => {
    if (text === '') throw new Unreadable('cannot parse integer from empty string')
    if (!/^\+?\d+$/.test(String(text))) throw new Unreadable('invalid digit found in string')
    if (Number(text) > most) throw new Unreadable(otherwise)
    return Number(text)
  }
}

function uuid(value: unknown): unknown {
  return typeof value === 'string' ? readUuid(value) : value
}

function seconds(value: unknown): unknown {
  if (typeof value !== 'number') return value
  if (Number.isInteger(value) && value >= 0 && value < 2 ** 32) return value
  throw new Unreadable(`invalid value: integer \`${value}\`, expected u32`)
}
