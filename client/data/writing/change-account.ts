/**
 * Gives what was written to its author when somebody signs in, and deletes it when they sign out. A session
 * that expires is no logout (docs/spec/session.md#expiry-is-no-logout,
 * docs/spec/session.md#two-people-on-one-browser).
 */

import { KEYS, readStored, setAccountHere } from '#platform/storage/storage.ts'
import { inTime } from '#platform/time/in-time.ts'
import { endWipes } from '../storage/end-wipes.ts'
import { wholeTexts } from '../storage/journal.ts'
import { takePlace } from '../storage/owner.ts'
import { orderedRows } from '../storage/rows-behind.ts'
import { type AccountCard, cardOf } from '../storage/stored-card.ts'
import { stopWriting } from './current-engine.ts'
import { setOutboxFlag } from './outbox-flag.ts'
import { recoverWriting } from './recover-writing.ts'

/** A database that answers nothing keeps nobody from signing in for longer than this, in milliseconds. */
const RECOVERY_MS = 1_000

/**
 * Gives an account its place in local storage, and this tab to the account; finds what only the database
 * knows of it.
 */
export async function changeAccount(account: AccountCard): Promise<void> {
  stopWriting()
  await wholeTexts()
  if (!takePlace(cardOf(account))) console.warn('there is no room to keep what somebody else has written')
  setAccountHere(account.id)
  setOutboxFlag(readStored(KEYS.outbox))
  try {
    await inTime(RECOVERY_MS, () => recoverWriting(account.id))
  } catch (error) {
    console.warn('nobody knows whether the database has writing of this account', error)
  }
}

/** Deletes the rows of an account, and what it has read. */
export async function wipeRows(accountId: string): Promise<void> {
  stopWriting()
  await orderedRows.wipe(accountId)
  await endWipes()
}
