/** What waits to be sent: it lies in IndexedDB, every tab shows the same (docs/spec/drafts-and-outbox.md#outbox). */
import { useSyncExternalStore } from 'react'
import { entryId, type OutboxEntry } from '#domain/composer/outbox.ts'
import { listKept, readKept, removeKept, writeKept } from '#platform/database.ts'
import { randomHex } from '#platform/random.ts'
import { setOutboxFlag, subscribeOutboxFlag } from './outbox-flag.ts'

const REVISION_BYTES = 4

let entries: readonly OutboxEntry[] = []
const listeners = new Set<() => void>()

/** Oldest first. */
export const currentOutbox = () => entries

/** As it lies on the disk. */
export async function readOutbox(): Promise<void> {
  try {
    const kept = await listKept<OutboxEntry>('outbox')
    entries = kept.sort((one, other) => one.queuedAt - other.queuedAt)
  } catch (error) {
    console.error('the outbox could not be read', error)
  }
  for (const tell of listeners) tell()
}

/** Every change goes through here: to the disk first, then to this tab and all others. */
async function change(write: () => Promise<void>): Promise<void> {
  await write()
  await readOutbox()
  setOutboxFlag(entries.length === 0 ? null : randomHex(REVISION_BYTES))
}

export const keepEntry = (entry: OutboxEntry) => change(() => writeKept('outbox', entryId(entry), entry))

export const dropEntry = (id: string) => change(() => removeKept('outbox', id))

/** As it lies on the disk now, whatever other tabs have done to it. */
export const readEntry = (id: string) => readKept<OutboxEntry>('outbox', id)

export function subscribeOutbox(listener: () => void): () => void {
  if (listeners.size === 0) void readOutbox()
  listeners.add(listener)
  const stop = subscribeOutboxFlag(readOutbox)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** What waits to be sent as this person. */
export function useOutbox(accountId: string): readonly OutboxEntry[] {
  const all = useSyncExternalStore(subscribeOutbox, currentOutbox)
  return all.filter((entry) => entry.accountId === accountId)
}
