/** How notifications become the entries of a list: chosen, collapsed and marked as new (spec A §2.13). */
import type { Account } from '#contract/entities/account.ts'
import type { Notification } from '#contract/entities/notification.ts'
import { isNewer } from './notification.ts'
import { isOfKind, type NotificationKind } from './notification-kind.ts'

/** One or more notifications, the newest first; several are all about the same post. */
export interface NotificationEntry {
  id: string
  notifications: [Notification, ...Notification[]]
  /** Whether one of them had not been read when the page was opened. */
  isNew: boolean
  /** The last of the new ones: what follows had been read. */
  endsNew: boolean
}

/** What several people did alike. */
export interface ActionGroup {
  /** The newest of them stands for all. */
  notification: Notification
  /** Everybody, nobody twice. */
  accounts: Account[]
}

/**
 * The entries of each page. Neighbours about the same post are collapsed, but never across the boundary of a page,
 * so that an entry stays as it is when the next page arrives. Notifications without a type are of a retired kind.
 */
export function entriesOf(
  pages: readonly (readonly Notification[])[],
  kind: NotificationKind,
  /** Undefined while it is not known. */
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

/** Who did what, in the order of the latest of each; reactions differ by their emoji. */
export function groupByAction(notifications: readonly Notification[]): ActionGroup[] {
  const deeds = new Map<string, ActionGroup>()
  for (const notification of notifications) {
    const { type, subtype, reaction, account } = notification
    const name = [type, subtype, reaction?.content].join(' ')
    const deed = deeds.get(name) ?? { notification, accounts: [] }
    if (!deed.accounts.some(({ id }) => id === account.id)) deed.accounts.push(account)
    deeds.set(name, deed)
  }
  return [...deeds.values()]
}
