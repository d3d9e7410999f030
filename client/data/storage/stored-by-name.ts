/** Describes values in local storage that are things by their names. */
import { type GenericSchema, pipe, record, safeParse, string, transform, unknown } from 'valibot'
import { readJson } from '#platform/network/read-json.ts'
import type { StorageKey, StoredValue } from './stored-value.ts'

/**
 * Returns a value of things by their names, in JSON. It belongs to a person. A thing that cannot be read does
 * not take the others along.
 */
export const storedByName = <Thing>(
  key: StorageKey,
  thing: GenericSchema<unknown, Thing>,
): StoredValue<Readonly<Record<string, Thing>>> => ({
  key,
  belongsTo: 'person',
  schema: pipe(
    string(),
    transform(readJson),
    record(string(), unknown()),
    transform((things) =>
      Object.fromEntries(
        Object.entries(things).flatMap(([name, stored]) => {
          const { success, output } = safeParse(thing, stored)
          return success ? [[name, output] as const] : []
        }),
      ),
    ),
  ),
  otherwise: {},
  toText: (things) => (Object.keys(things).length > 0 ? JSON.stringify(things) : null),
})
