/**
 * Brings back what only one half of this browser's storage knows of: a browser may delete or refuse either
 * (docs/spec/drafts-and-outbox.md#when-the-browser-deletes-a-part).
 */
import { REVISION_BYTES } from '#domain/composer/outbox.ts'
import { randomHex } from '#platform/ids/random.ts'
import { holdLock, withLock } from '#platform/storage/locks.ts'
import { KEYS, onStoredElsewhere, readStored } from '#platform/storage/storage.ts'
import { databasesMade } from '../storage/database-state.ts'
import { wholeTexts } from '../storage/journal.ts'
import { rows } from '../storage/rows.ts'
import { orderedRows } from '../storage/rows-behind.ts'
import { textsOf } from '../storage/text-storage.ts'
import { locksOf } from './account-locks.ts'
import { draftTexts } from './draft-texts.ts'
import { isFlagOfBefore, setOutboxFlag } from './outbox-flag.ts'
import { createStoredWriting } from './stored-writing.ts'
import { createTriedDrafts } from './tried-drafts.ts'
import { createUnsaved } from './unsaved.ts'

/** Finds in the database what local storage knows nothing of: texts of drafts, and that a post waits. */
export async function recoverWriting(accountId: string): Promise<void> {
  const texts = { ...draftTexts(textsOf(accountId)), onElsewhere: onStoredElsewhere, whole: wholeTexts }
  const ports = {
    texts,
    rows: orderedRows,
    locks: locksOf(accountId, { withLock, holdLock }),
  }
  await createStoredWriting(accountId, ports, createTriedDrafts(texts), createUnsaved()).recover()
  if (readStored(KEYS.outbox) !== null) return
  const waiting = await rows.list('outbox', accountId)
  if (waiting.length > 0) setOutboxFlag(randomHex(REVISION_BYTES))
}

/**
 * Returns whether local storage knows of posts that wait, and the browser has deleted them with its database.
 * Says so once.
 */
export async function areWaitingLost(accountId: string): Promise<boolean> {
  if (!isFlagOfBefore()) return false
  const waiting = await rows.list('outbox', accountId)
  if (waiting.length > 0 || databasesMade.current() === 0 || !isFlagOfBefore()) return false
  setOutboxFlag(null)
  return true
}
