/**
 * A value in local storage that is read by its schema. All of them stand in one table (`stored-values.ts`).
 */
import { type GenericSchema, type InferOutput, pipe, safeParse, string, transform } from 'valibot'
import { listOf } from '#contract/tolerant.ts'
import { readJson } from '#platform/network/read-json.ts'
import type { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { type KEYS, readStored, writeStored } from '#platform/storage/storage.ts'

type AllKeys = typeof KEYS & typeof LATE_KEYS

export type StorageKey = AllKeys[keyof AllKeys]

/**
 * `person`: the value waits for its author while somebody else is signed in. `session`: it ends with the
 * session. `device`: it stays whoever is signed in, until somebody signs out.
 */
export type Belonging = 'person' | 'session' | 'device'

export interface StoredValue<Value> {
  key: StorageKey
  belongsTo: Belonging
  /** Reads the stored text. */
  schema: GenericSchema<string, Value>
  /** Counts when nothing is stored, or something that the schema refuses. */
  otherwise: Value
  /** Returns the text to store, or null for none. */
  toText: (value: Value) => string | null
}

/** Returns a value that is a list in JSON. An item that the schema refuses is left out. */
export const storedList = <Item extends GenericSchema>(
  key: StorageKey,
  belongsTo: Belonging,
  item: Item,
): StoredValue<readonly InferOutput<Item>[]> => ({
  key,
  belongsTo,
  schema: pipe(string(), transform(readJson), listOf(item)),
  otherwise: [],
  toText: (items) => (items.length > 0 ? JSON.stringify(items) : null),
})

/** Returns a stored value, or its default when there is none that fits. */
export function readStoredValue<Value>({
  key,
  schema,
  otherwise,
}: Omit<StoredValue<Value>, 'toText'>): Value {
  const read = safeParse(schema, readStored(key))
  return read.success ? read.output : otherwise
}

/** Stores a value. Returns false when the browser refuses; where there is nothing to store, that is none. */
export function writeStoredValue<Value>({ key, toText }: StoredValue<Value>, value: Value): boolean {
  const text = toText(value)
  return writeStored(key, text) || text === null
}
