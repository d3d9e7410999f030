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

/** Without a mark everything is unread. What was loaded twice counts once. */
export function unreadCount(notifications: readonly Identified[], readUpTo: string | null): number {
  const unread = notifications.filter(({ id }) => isNewer(id, readUpTo))
  return new Set(unread.map(({ id }) => id)).size
}

export const newestId = (notifications: readonly Identified[]): string | null =>
  notifications.reduce<string | null>((newest, { id }) => (isNewer(id, newest) ? id : newest), null)

/**
 * Whether viewing these moves the mark. It never moves back: on another device more may have been read than this
 * page knows of.
 */
export const marksRead = (newest: string | null, readUpTo: string | null): newest is string =>
  newest !== null && isNewer(newest, readUpTo)
