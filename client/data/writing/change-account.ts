/**
 * Gives what was written to its author when somebody signs in, and deletes it when they sign out. A session
 * that expires is no logout (docs/spec/session.md#expiry-is-no-logout,
 * docs/spec/session.md#two-people-on-one-browser).
 */

import { KEYS, readStored, setAccountHere } from '#platform/storage/storage.ts'
import { takePlace } from '../storage/owner.ts'
import { rows } from '../storage/rows.ts'
import { type AccountCard, cardOf } from '../storage/stored-card.ts'
import { stopWriting } from './current-engine.ts'
import { setOutboxFlag } from './outbox-flag.ts'

/** Gives an account its place in local storage, and this tab to the account. */
export function changeAccount(account: AccountCard): void {
  stopWriting()
  if (!takePlace(cardOf(account))) console.warn('there is no room to keep what somebody else has written')
  setAccountHere(account.id)
  setOutboxFlag(readStored(KEYS.outbox))
}

/** Deletes the rows of an account. */
export async function wipeRows(accountId: string): Promise<void> {
  stopWriting()
  await rows.wipe(accountId)
}
