/**
 * Whether anything waits to be sent (docs/spec/drafts-and-outbox.md#outbox). All that a page without an outbox loads of
 * it.
 */
import { useSyncExternalStore } from 'react'
import { KEYS, onStoredElsewhere, readStored, writeStored } from '#platform/storage.ts'

const listeners = new Set<() => void>()

/** `revision` changes with every change, so that other tabs look again. */
export function setOutboxFlag(revision: string | null): void {
  writeStored(KEYS.outbox, revision)
  for (const tell of listeners) tell()
}

export function subscribeOutboxFlag(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onStoredElsewhere(KEYS.outbox, listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

export const useOutboxFlag = () =>
  useSyncExternalStore(subscribeOutboxFlag, () => readStored(KEYS.outbox) !== null)
