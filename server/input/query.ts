/** Reads the query of a call (docs/server/README.md#arrays-in-queries). */
import type { GenericSchema } from 'valibot'
import { invalid } from '../refusal.ts'
import { readFlat, readNested } from './query-string.ts'
import { type CursorKind, queryReaders } from './query-values.ts'
import { Unreadable } from './unreadable.ts'
import { readValues } from './values.ts'

/** Reads a query, as a server does that is of a version or a later one when `isAtLeast` says so. */
export function readQuery(
  schema: GenericSchema | undefined,
  search: string,
  { isAtLeast, cursor }: { isAtLeast: (version: string) => boolean; cursor: CursorKind },
): unknown {
  if (!schema) return undefined
  const lists = listsOf(schema)
  // The real server reads queries with lists by another library, whose errors have no prefix.
  const prefix = lists.length > 0 ? '' : 'Query deserialize error: '
  try {
    const texts = lists.length > 0 ? readNested(search) : readFlat(search)
    if (!isAtLeast('5.0') && lists.some((name) => new URLSearchParams(search).has(name))) {
      throw new Unreadable('invalid type: string, expected a sequence')
    }
    const readers = queryReaders(cursor, isAtLeast)
    const query = readValues(schema, texts, { areTexts: true, readers })
    if (isEmptyPage(query) && !isAtLeast('4.18.1')) {
      throw new Unreadable('expected an integer between 1 and 201')
    }
    return query
  } catch (error) {
    throw error instanceof Unreadable ? invalid(prefix + error.message) : error
  }
}

function listsOf(schema: GenericSchema): string[] {
  if (!('entries' in schema) || typeof schema.entries !== 'object' || !schema.entries) return []
  return Object.entries(schema.entries).flatMap(([name, entry]) => {
    // In `optional(array(…))` the list is inside.
    const { type } = entry.wrapped ?? entry
    return type === 'array' ? [name] : []
  })
}

const isEmptyPage = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'limit' in query && query.limit === 0
