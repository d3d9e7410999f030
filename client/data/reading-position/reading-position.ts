/**
 * Remembers over visits where the pages of a person were read: which row stood where in the window, and whose
 * answers that were (docs/spec/lists.md#the-reading-position). It is read before the first drawing, so it
 * stands in local storage.
 */
import type { Place } from '#platform/reading/place.ts'
import { accountHere } from '#platform/storage/storage.ts'
import { STORED_READING } from '../storage/stored-reading.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'

/** Returns the address by which the place of the open page is remembered. */
export const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname + search

/** A place, and what the page showed there. */
export interface ReadingPosition extends Place {
  /** When that was, in milliseconds. */
  at: number
  /** The hashes of the queries that the page showed, of those that are kept. */
  queries: readonly string[]
}

/** How many pages are remembered; those read last. */
const MOST_PAGES = 30

/**
 * Returns whether what is personal in local storage is that of an account. Nothing is read or written while
 * it is not.
 */
const isOwner = (accountId: string) => accountHere() === accountId

/** Returns where a person stopped reading a page; null where that is not known. */
export function readingPosition(accountId: string, page: string): ReadingPosition | null {
  const found = isOwner(accountId) && readStoredValue(STORED_READING).find(([known]) => known === page)
  if (!found) return null
  const [, row, top, at, isAtTop, queries] = found
  return { row, top, at, isAtTop, queries }
}

/**
 * Returns the row at which a person stopped reading a list, named by the hash of its query; null where that
 * is not known.
 */
export function rowReadIn(accountId: string, list: string): string | null {
  const entries = isOwner(accountId) ? readStoredValue(STORED_READING) : []
  const [, row = null] = entries.find(([, , , , , queries]) => queries.includes(list)) ?? []
  return row
}

/** Forgets where a person was reading a page. */
export function forgetReadingPosition(accountId: string, page: string): void {
  if (isOwner(accountId)) writeStoredValue(STORED_READING, placesBeside(page))
}

const placesBeside = (page: string) => readStoredValue(STORED_READING).filter(([known]) => known !== page)

/** Remembers where a person is reading a page. */
export function saveReadingPosition(
  accountId: string,
  page: string,
  { row, top, at, isAtTop, queries }: ReadingPosition,
): void {
  if (!isOwner(accountId)) return
  const latest = [page, row, Math.round(top), at, isAtTop, queries] as const
  writeStoredValue(STORED_READING, [latest, ...placesBeside(page)].slice(0, MOST_PAGES))
}
