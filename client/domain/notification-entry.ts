/**
 * Turns notifications into the entries of a list: filtered, collapsed and marked as new
 * (docs/spec/notifications.md#neighbours-about-one-post, docs/spec/notifications.md#new-and-read-entries,
 * docs/spec/notifications.md#retired-types).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Notification } from '#contract/entities/notification.ts'
import { isNewer } from './notification.ts'
import { isOfKind, type NotificationKind } from './notification-kind.ts'

/** One or more notifications, the newest first. Several are about the same post. */
export interface NotificationEntry {
  id: string
  notifications: [Notification, ...Notification[]]
  /** Whether one of them was unread when the page was opened. */
  isNew: boolean
  /** Whether it is the last new entry: those that follow were read before. */
  endsNew: boolean
}

/** People who did the same. */
export interface ActionGroup {
  /** The newest of their notifications. */
  notification: Notification
  /** Each person once. */
  accounts: Account[]
}

/**
 * Returns the entries of each page. Neighbours about the same post are collapsed, but never across the
 * boundary of a page, so that an entry does not change when the next page arrives. Notifications without a
 * type are of a retired kind and left out.
 */
export function entriesOf(
  pages: readonly (readonly Notification[])[],
  kind: NotificationKind,
  /** The read marker; undefined while it is not known. */
  readUpTo: string | null | undefined,
): NotificationEntry[][] {
  const isNew = ({ id }: Notification) => readUpTo !== undefined && isNewer(id, readUpTo)
  const collapsed = pages.map((page) =>
    collapse(page.filter((each) => each.type !== '' && isOfKind(each, kind))).map((notifications) => ({
      id: notifications[0].id,
      notifications,
      isNew: isNew(notifications[0]),
      endsNew: false,
    })),
  )
  const first = collapsed.flat()
  const lastNew = first.findLastIndex((entry) => entry.isNew)
  const last = first[lastNew]
  if (last && lastNew < first.length - 1) last.endsNew = true
  return collapsed
}

function collapse(page: readonly Notification[]): [Notification, ...Notification[]][] {
  const groups: [Notification, ...Notification[]][] = []
  for (const notification of page) {
    const former = groups.at(-1)
    const post = notification.status?.id
    if (former && post !== undefined && former[0].status?.id === post) former.push(notification)
    else groups.push([notification])
  }
  return groups
}

/**
 * Groups notifications by what was done, the latest first. Reactions with different emoji are different
 * groups.
 */
export function groupByAction(notifications: readonly Notification[]): ActionGroup[] {
  const groups = new Map<string, ActionGroup>()
  for (const notification of notifications) {
    const { type, subtype, reaction, account } = notification
    const name = [type, subtype, reaction?.content].join(' ')
    const group = groups.get(name) ?? { notification, accounts: [] }
    if (!group.accounts.some(({ id }) => id === account.id)) group.accounts.push(account)
    groups.set(name, group)
  }
  return [...groups.values()]
}
