/**
 * Reads the values of queries and bodies as the real server does. The contract says their types, and
 * `BY_NAME` adds what it does not say about some names. Forms and queries hold only texts, also for numbers
 * and booleans.
 */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { readChainId } from './chain-id.ts'
import { Unreadable } from './unreadable.ts'
import { readUuid } from './uuid.ts'

type ReadOne = (value: unknown) => unknown

const BY_NAME: ReadonlyMap<string, ReadOne> = new Map(
  Object.entries({
    limit: whole(200, 'expected an integer between 0 and 201'),
    offset: whole(65_535, 'number too large to fit in target type'),
    expires_in: integer('u32', 0, 2 ** 32),
    amount: integer('u64', 0, 2 ** 64),
    price: integer('u64', 0, 2 ** 64),
    duration: integer('i32', -(2 ** 31), 2 ** 31),
    chain_id: readChainId,
    id: uuid,
    account_ids: uuid,
    client_id: uuid,
    group_id: uuid,
    in_reply_to_id: uuid,
    media_ids: uuid,
    quote_id: uuid,
    recipient_id: uuid,
    sender_id: uuid,
    subscriber_id: uuid,
  }),
)

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
): InferOutput<S>
export function readValues(
  schema: GenericSchema,
  value: unknown,
  { areTexts }: { areTexts: boolean },
): unknown {
  const variant = variantOf(schema, value)
  const read = safeParse(variant, convert(variant, value, areTexts))
  if (read.success) return read.output
  const [{ path, received, expected }] = read.issues
  const name = path?.at(-1)?.key
  throw new Unreadable(
    received === 'undefined'
      ? `missing field \`${name}\``
      : `invalid type: ${received}, expected ${expected ?? 'another'}`,
  )
}

type Tagged = GenericSchema & { entries: { type: { literal: string } } }

/** Tells whether a schema accepts objects of several kinds, each with a `type` of its own. */
const isUnion = (schema: GenericSchema): schema is GenericSchema & { options: Tagged[] } =>
  schema.type === 'union'

/** Returns the schema for the kind of object that a value says it is. */
function variantOf(schema: GenericSchema, value: unknown): GenericSchema {
  if (!isUnion(schema)) return schema
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined
  const variant = schema.options.find(({ entries }) => entries.type.literal === type)
  if (variant) return variant
  if (type === undefined) throw new Unreadable('missing field `type`')
  const names = schema.options.map(({ entries }) => `\`${entries.type.literal}\``)
  throw new Unreadable(`unknown variant \`${type}\`, expected ${names.join(' or ')}`)
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
  const read = BY_NAME.get(name)
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

/** Returns a reader for the whole numbers of a type, from `least` up to, not including, `bound`. */
function integer(type: string, least: number, bound: number): ReadOne {
  return (value) => {
    const expected = `expected ${type}`
    if (typeof value === 'string') throw new Unreadable(`invalid type: string "${value}", ${expected}`)
    if (typeof value !== 'number') return value
    if (!Number.isInteger(value) || value >= 2 ** 64) {
      throw new Unreadable(`invalid type: floating point \`${value}\`, ${expected}`)
    }
    if (value < least || value >= bound) {
      throw new Unreadable(`invalid value: integer \`${value}\`, ${expected}`)
    }
    return value
  }
}
