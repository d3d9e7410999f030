/**
 * Gives what was written to its author when somebody signs in, and deletes it when they sign out. A session
 * that expires is no logout (docs/spec/session.md#expiry-is-no-logout,
 * docs/spec/session.md#two-people-on-one-browser).
 */

import { KEYS, readStored } from '#platform/storage/storage.ts'
import { inTime } from '#platform/time/in-time.ts'
import { openRows } from '../storage/open-rows.ts'
import { settleOwner } from '../storage/owner.ts'
import { rows } from '../storage/rows.ts'
import { stopWriting } from './current-engine.ts'
import { setOutboxFlag } from './outbox-flag.ts'

/** Milliseconds that the database gets to bring what earlier builds kept of other people. */
const PATIENCE = 3_000

/** Gives local storage to an account. Rejects, when that is done, if the database could not be opened. */
export async function changeAccount(accountId: string): Promise<void> {
  stopWriting()
  try {
    await inTime(PATIENCE, () => openRows(accountId))
  } finally {
    if (!settleOwner(accountId)) console.warn('there is no room to keep what somebody else has written')
    setOutboxFlag(readStored(KEYS.outbox))
  }
}

/** Deletes the rows of an account. */
export async function wipeRows(accountId: string): Promise<void> {
  stopWriting()
  await rows.wipe(accountId)
}
