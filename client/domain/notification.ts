/**
 * Counts unread notifications, and decides when the read marker moves
 * (docs/spec/notifications.md#what-is-unread, docs/spec/notifications.md#when-the-unread-marker-is-sent).
 */
import type { Notification } from '#contract/entities/notification.ts'

type Identified = Pick<Notification, 'id'>

/**
 * Returns whether one id is newer than another. Ids are decimal numbers of any size. Every id is newer than
 * null.
 */
export function isNewer(id: string, than: string | null): boolean {
  if (than === null) return true
  const [one, other] = [withoutZeros(id), withoutZeros(than)]
  return one.length === other.length ? one > other : one.length > other.length
}

const withoutZeros = (id: string) => id.replace(/^0+(?=\d)/, '')

/** The number of unread notifications, as far as it is known. */
export interface Unread {
  count: number
  /** Whether older notifications that are not loaded may be unread too. */
  hasMore: boolean
}

/** Counts the unread ones among the loaded notifications, each once. Without a read marker all are unread. */
export function unreadAmong(
  known: readonly Identified[],
  readUpTo: string | null,
  /** Whether the server has older notifications than these. */
  hasOlder: boolean,
): Unread {
  const unread = known.filter(({ id }) => isNewer(id, readUpTo))
  const count = new Set(unread.map(({ id }) => id)).size
  return { count, hasMore: hasOlder && unread.length === known.length }
}

/** Returns the unread ones of several accounts together. */
export const sumOfUnread = (all: readonly Unread[]): Unread => ({
  count: all.reduce((sum, { count }) => sum + count, 0),
  hasMore: all.some(({ hasMore }) => hasMore),
})

/** Returns the newest id, or null when there is none. */
export const newestId = (notifications: readonly Identified[]): string | null =>
  notifications.reduce<string | null>((newest, { id }) => (isNewer(id, newest) ? id : newest), null)

/**
 * Returns whether viewing the newest notification moves the read marker. It never moves back: more may have
 * been read on another device than this page has loaded.
 */
export const marksRead = (newest: string | null, readUpTo: string | null): newest is string =>
  newest !== null && isNewer(newest, readUpTo)
