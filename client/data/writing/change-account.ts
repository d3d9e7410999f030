/**
 * Gives what was written to its author when somebody signs in, and deletes it when they sign out. A session
 * that expires is no logout (docs/spec/session.md#expiry-is-no-logout,
 * docs/spec/session.md#two-people-on-one-browser).
 */

import { KEYS, readStored } from '#platform/storage/storage.ts'
import { settleOwner } from '../storage/owner.ts'
import { rows } from '../storage/rows.ts'
import { stopWriting } from './current-engine.ts'
import { setOutboxFlag } from './outbox-flag.ts'

/** Gives local storage to an account. */
export function changeAccount(accountId: string): void {
  stopWriting()
  if (!settleOwner(accountId)) console.warn('there is no room to keep what somebody else has written')
  setOutboxFlag(readStored(KEYS.outbox))
}

/** Deletes the rows of an account. */
export async function wipeRows(accountId: string): Promise<void> {
  stopWriting()
  await rows.wipe(accountId)
}
