/**
 * Remembers over visits where the pages of a person were read: which row stood where in the window, and whose
 * answers that were (docs/spec/lists.md#the-reading-position). It is read before the first drawing, so it
 * stands in local storage, among the values of the account that this tab has.
 */
import { type ReadingPosition, STORED_READING } from '../storage/stored-reading.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'

/** Returns the address by which the place of the open page is remembered. */
export const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname + search

/** How many pages are remembered, those read last: all are written each time that scrolling stops. */
const MOST_PAGES = 30

const places = () => readStoredValue(STORED_READING)
const placesBeside = (page: string) => places().filter((known) => known.page !== page)

/** Returns where this person stopped reading a page; undefined where that is not known. */
export const readingPosition = (page: string): ReadingPosition | undefined =>
  places().find((known) => known.page === page)

/**
 * Returns the row at which this person stopped reading a list, named by the hash of its query; null where
 * that is not known.
 */
export const rowReadIn = (list: string): string | null =>
  places().find(({ queries }) => queries.includes(list))?.row ?? null

/** Forgets where this person was reading a page. */
export const forgetReadingPosition = (page: string) => writeStoredValue(STORED_READING, placesBeside(page))

/** Remembers where this person is reading a page. */
export function saveReadingPosition(position: ReadingPosition): void {
  const latest = { ...position, top: Math.round(position.top) }
  writeStoredValue(STORED_READING, [latest, ...placesBeside(position.page)].slice(0, MOST_PAGES))
}
