/** Decides whether this tab shows some news already (docs/spec/notifications.md#nothing-that-was-seen). */
import { pathTo } from '#domain/session/route-map.ts'
import type { Arrival } from '#domain/system-notification/news.ts'
import { isRowSeen } from '#platform/reading/row-in-window.ts'

/** Returns whether the post can be seen, or the page of notifications, which announces what arrives. */
export function isShownHere({ post, notificationId }: Arrival): boolean {
  const isAnnounced = notificationId !== null && location.pathname === pathTo('notifications')
  return (isAnnounced && !document.hidden) || isRowSeen(post.id)
}

/**
 * So long a tab leaves the first word to others, in milliseconds: one that shows the post to nobody, one that
 * is in front to those that show it, and a hidden one to all.
 */
const IN_FRONT = 400
const HIDDEN = 1_500

/** Waits for as long as it takes other tabs to say that they show it. */
export async function giveWay(news: readonly Arrival[]): Promise<void> {
  if (news.some(isShownHere)) return
  await new Promise((resolve) => setTimeout(resolve, document.hidden ? HIDDEN : IN_FRONT))
}
