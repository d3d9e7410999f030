/**
 * Follows the presses on notifications of the worker, whichever account they are for
 * (docs/spec/notifications.md#pressing-a-system-notification). It begins when the first screen is drawn.
 */
import { onWorkerNotificationPressed } from '#platform/device/system-notification.ts'
import { createStore } from '#platform/storage/store.ts'
import { readInTab, TAB_KEYS, writeInTab } from '#platform/storage/tab-storage.ts'
import { openAs } from '../accounts/accounts.ts'

/**
 * The id of an account that is not signed in any more and whose notification was pressed; null for none.
 * `components/system-notifications/MissedPress.tsx` says so.
 */
export const missedPress = createStore<string | null>(null)

/** Follows them from now on, also the one that has opened this page; returns the function that stops it. */
export function followPresses(): () => void {
  const missed = readInTab(TAB_KEYS.pressed)
  if (missed !== null) {
    writeInTab(TAB_KEYS.pressed, null)
    missedPress.set(missed)
  }
  return onWorkerNotificationPressed((path, accountId) => {
    if (!openAs(accountId, path)) missedPress.set(accountId)
  })
}
