/**
 * Remembers over visits where the pages of a person were read: which row stood where in the window, and whose
 * answers that were (docs/spec/lists.md#the-reading-position). It is read before the first drawing, so it
 * stands in local storage.
 */
import { accountHere } from '#platform/storage/storage.ts'
import { type ReadingPosition, STORED_READING } from '../storage/stored-reading.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'

/** Returns the address by which the place of the open page is remembered. */
export const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname + search

/** How many pages are remembered, those read last: all are written each time that scrolling stops. */
const MOST_PAGES = 30

/**
 * Returns whether what is personal in local storage is that of an account. Nothing is read or written while
 * it is not.
 */
const isOwner = (accountId: string) => accountHere() === accountId

const positions = (accountId: string) => (isOwner(accountId) ? readStoredValue(STORED_READING) : [])

/** Returns where a person stopped reading a page; undefined where that is not known. */
export const readingPosition = (accountId: string, page: string): ReadingPosition | undefined =>
  positions(accountId).find((known) => known.page === page)

/**
 * Returns the row at which a person stopped reading a list, named by the hash of its query; null where that
 * is not known.
 */
export const rowReadIn = (accountId: string, list: string): string | null =>
  positions(accountId).find(({ queries }) => queries.includes(list))?.row ?? null

/** Forgets where a person was reading a page. */
export function forgetReadingPosition(accountId: string, page: string): void {
  if (isOwner(accountId)) writeStoredValue(STORED_READING, placesBeside(page))
}

const placesBeside = (page: string) => readStoredValue(STORED_READING).filter((known) => known.page !== page)

/** Remembers where a person is reading a page. */
export function saveReadingPosition(accountId: string, position: ReadingPosition): void {
  if (!isOwner(accountId)) return
  const latest = { ...position, top: Math.round(position.top) }
  writeStoredValue(STORED_READING, [latest, ...placesBeside(position.page)].slice(0, MOST_PAGES))
}
