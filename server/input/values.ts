/**
 * Reads the values of queries and bodies as the real server does. The contract says their types, and
 * `BY_NAME` adds what it does not say about some names. Forms and queries hold only texts, also for numbers
 * and booleans.
 */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { readChainId } from './chain-id.ts'
import { repeatedKeys } from './json.ts'
import { Unreadable } from './unreadable.ts'
import { readUuid } from './uuid.ts'

type ReadOne = (value: unknown) => unknown

/** The readers of values, by their names. */
export type Readers = Readonly<Record<string, ReadOne>>

const BY_NAME: Readers = {
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
  options: { areTexts: boolean; readers?: Readers },
): InferOutput<S>
export function readValues(
  schema: GenericSchema,
  value: unknown,
  { areTexts, readers }: { areTexts: boolean; readers?: Readers },
): unknown {
  const variant = variantOf(schema, value)
  const read = safeParse(variant, convert(variant, value, { areTexts, readers: { ...BY_NAME, ...readers } }))
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

interface Reading {
  areTexts: boolean
  readers: Readers
}

function convert(shape: Shape, value: unknown, reading: Reading, name = ''): unknown {
  if (value === undefined || value === null) return value
  if (shape.wrapped) return convert(shape.wrapped, value, reading, name)
  const { areTexts, readers } = reading
  const { item, entries } = shape
  if (item) {
    const items = areTexts && typeof value === 'string' ? [value] : value
    return Array.isArray(items) ? items.map((each) => convert(item, each, reading, name)) : items
  }
  if (entries) {
    if (typeof value !== 'object') return value
    const object = Array.isArray(value) && !areTexts ? inOrder(value, Object.keys(entries)) : value
    const twice = Object.keys(entries).find((key) => repeatedKeys(object).has(key))
    if (twice !== undefined) throw new Unreadable(`duplicate field \`${twice}\``)
    const known = Object.entries(object).filter(([key]) => key in entries)
    return Object.fromEntries(
      known.map(([key, inner]) => [key, convert(entries[key] ?? shape, inner, reading, key)]),
    )
  }
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined
  const plain = areTexts && typeof value === 'string' ? fromText(shape.type, value) : value
  return read ? read(plain) : plain
}

/** Returns an object of a list that holds its values in the order of its keys. */
function inOrder(values: unknown[], keys: string[]): object {
  if (values.length !== keys.length) {
    throw new Unreadable(`invalid length ${values.length}, expected ${keys.length} elements`)
  }
  return Object.fromEntries(keys.map((key, index) => [key, values[index]]))
}

function fromText(type: string, text: string): unknown {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  if (type === 'number' && /^-?\d+$/.test(text)) return Number(text)
  return text
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
