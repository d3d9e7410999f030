/**
 * Whether anything waits to be sent (docs/spec/drafts-and-outbox.md#outbox). This is all that a page without
 * an outbox loads of it.
 */

import { KEYS, onStoredElsewhere, readStored, writeStored } from '#platform/storage/storage.ts'
import { createStore, useStore } from '#platform/storage/store.ts'
import { subscribeToken } from '../connection/token.ts'

/** The flag as the page has found it. */
const before = readStored(KEYS.outbox)

const flag = createStore<string | null>(before, () => {
  readAgain()
  // Somebody else may have signed in: it is theirs then.
  const stops = [onStoredElsewhere(KEYS.outbox, readAgain), subscribeToken(readAgain)]
  return () => {
    for (const stop of stops) stop()
  }
})

function readAgain(): void {
  flag.set(readStored(KEYS.outbox))
}

/** `revision` changes with every change, so that other tabs look again; null: nothing waits. */
export function setOutboxFlag(revision: string | null): void {
  writeStored(KEYS.outbox, revision)
  flag.set(revision)
}

/** Returns whether an earlier page has left something waiting, and nothing has changed since. */
export const isFlagOfBefore = () => before !== null && readStored(KEYS.outbox) === before

export const subscribeOutboxFlag = flag.subscribe

export const useOutboxFlag = () => useStore(flag, (revision) => revision !== null)
