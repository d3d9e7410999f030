/** Describes values in local storage that are things by their names. */
import { type GenericSchema, pipe, record, string, transform } from 'valibot'
import { readJson } from '#platform/network/read-json.ts'
import type { StorageKey, StoredValue } from './stored-value.ts'

/** Returns a value of things by their names, in JSON. It belongs to a person. */
export const storedByName = <Thing>(
  key: StorageKey,
  thing: GenericSchema<unknown, Thing>,
): StoredValue<Readonly<Record<string, Thing>>> => ({
  key,
  belongsTo: 'person',
  schema: pipe(string(), transform(readJson), record(string(), thing)),
  otherwise: {},
  toText: (things) => (Object.keys(things).length > 0 ? JSON.stringify(things) : null),
})
