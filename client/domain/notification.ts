/** What counts as unread, and when the read mark moves (spec A §4 "Notifications"). */
import type { Notification } from '#contract/entities/notification.ts'

type Identified = Pick<Notification, 'id'>

/** Ids are decimal numbers of any size and compared as such, digit by digit; anything is newer than nothing. */
export function isNewer(id: string, than: string | null): boolean {
  if (than === null) return true
  const [one, other] = [withoutZeros(id), withoutZeros(than)]
  return one.length === other.length ? one > other : one.length > other.length
}

const withoutZeros = (id: string) => id.replace(/^0+(?=\d)/, '')

export interface Unread {
  count: number
  /** Older ones that are not known here may be unread too. */
  hasMore: boolean
}

/** Counts what is unread among the known ones: everything without a mark, and what was loaded twice once. */
export function unreadAmong(
  known: readonly Identified[],
  readUpTo: string | null,
  /** Whether the server has older ones than these. */
  hasOlder: boolean,
): Unread {
  const unread = known.filter(({ id }) => isNewer(id, readUpTo))
  const count = new Set(unread.map(({ id }) => id)).size
  return { count, hasMore: hasOlder && unread.length === known.length }
}

export const newestId = (notifications: readonly Identified[]): string | null =>
  notifications.reduce<string | null>((newest, { id }) => (isNewer(id, newest) ? id : newest), null)

/**
 * Whether viewing these moves the mark. It never moves back: on another device more may have been read than this
 * page knows of.
 */
export const marksRead = (newest: string | null, readUpTo: string | null): newest is string =>
  newest !== null && isNewer(newest, readUpTo)
