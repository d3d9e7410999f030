/**
 * Remembers over visits where the lists of a person were read: which row stood where in the window
 * (docs/spec/lists.md#the-reading-position). It is read before the first drawing, so it stands in local storage.
 */
import { KEYS, readStored } from '#platform/storage.ts'
import { STORED_READING } from '../storage/stored-reading.ts'
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'

/** The path of the page with the home timeline, by which its place is remembered. */
export const HOME_LIST = '/home'

export interface ReadingPosition {
  /** The `data-row` of the first row in the window. */
  row: string
  /** How far below the upper edge of the window it began, in pixels. */
  top: number
  /** Whether the page was at its very top. Then it is opened there, whatever stands above the list. */
  isAtTop: boolean
  /** When that was, in milliseconds. */
  at: number
}

/** How many lists are remembered; those read last. */
const MOST_LISTS = 30

/** Returns whether what is personal in local storage is that of an account. Nothing is read or written while it is not. */
const isOwner = (accountId: string) => readStored(KEYS.owner) === accountId

/** Returns where a person stopped reading a list, named by its path; null where that is not known. */
export function readingPosition(accountId: string, list: string): ReadingPosition | null {
  const found = isOwner(accountId) && readStoredValue(STORED_READING).find(([path]) => path === list)
  if (!found) return null
  const [, row, top, at, isAtTop] = found
  return { row, top, at, isAtTop }
}

/** Remembers where a person is reading a list. */
export function keepReadingPosition(
  accountId: string,
  list: string,
  { row, top, at, isAtTop }: ReadingPosition,
): void {
  if (!isOwner(accountId)) return
  const others = readStoredValue(STORED_READING).filter(([path]) => path !== list)
  const latest = [list, row, Math.round(top), at, isAtTop] as const
  writeStoredValue(STORED_READING, [latest, ...others].slice(0, MOST_LISTS))
}
