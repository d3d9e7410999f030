/**
 * Opens the page of a pressed notification as the account that the notification is for
 * (docs/spec/notifications.md#pressing-a-system-notification).
 */
import { PRESSED } from '#domain/system-notification/pressed-address.ts'
import { readLocal } from '#platform/storage/local-storage.ts'
import { accountHere, KEYS, keyOf, setAccountHere } from '#platform/storage/storage.ts'
import { TAB_KEYS, writeInTab } from '#platform/storage/tab-storage.ts'

/**
 * Gives this tab the account that the address names. Where that is not signed in any more, Home is opened
 * instead, because the page would be another account’s, and `data/system-notifications/presses.ts` says so.
 */
export function beginAsPressed(): void {
  const [, accountId, ticket] = PRESSED.exec(location.hash) ?? []
  if (!accountId) return
  const stored = (key: string) => readLocal(keyOf(accountId, key))
  let path = location.pathname + location.search
  if (stored(KEYS.ticket) === ticket && stored(KEYS.token)) setAccountHere(accountId)
  else if (accountId !== accountHere()) {
    writeInTab(TAB_KEYS.pressed, accountId)
    path = '/'
  }
  history.replaceState(null, '', path)
}
