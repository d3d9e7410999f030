/** The places at which pages were read, as local storage has them. */
import { custom } from 'valibot'
import { KEYS } from '#platform/storage/storage.ts'
import { storedList } from './stored-value.ts'

/**
 * The address of the page, the `data-row` of a row, where it began in the window, when that was, whether the
 * page was at its top, and the hashes of the queries that it showed.
 */
export type Entry = readonly [
  page: string,
  row: string,
  top: number,
  at: number,
  isAtTop: boolean,
  queries: readonly string[],
]

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false
  const [page, row, top, at, isAtTop, queries] = value
  return (
    Array.isArray(queries) &&
    [page, row, ...queries].every((text) => typeof text === 'string') &&
    [top, at].every(Number.isFinite) &&
    typeof isAtTop === 'boolean'
  )
}

export const STORED_READING = storedList(KEYS.reading, 'person', custom<Entry>(isEntry))
