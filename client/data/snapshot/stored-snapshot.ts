/**
 * Keeps the one snapshot of this browser, and forgets it (docs/spec/offline.md#how-long-a-snapshot-is-kept).
 */
import type { SnapshotMessage } from '#domain/snapshot/message.ts'
import type { Snapshot } from '#domain/snapshot/page.ts'
import { SNAPSHOT_CACHE } from '#domain/snapshot/place.ts'
import { tellWorker } from '#platform/network/worker.ts'

/** More characters than any window of posts has. */
const LARGEST = 1_000_000

/** Stores a snapshot in place of the one before. Without a service worker nobody could show it. */
export function storeSnapshot(snapshot: Snapshot): void {
  const message: SnapshotMessage = {
    kind: 'snapshot',
    snapshot: snapshot.markup.length > LARGEST ? null : snapshot,
  }
  tellWorker(message)
}

/** Deletes the snapshot, and any that the worker is about to store. A browser without caches has none. */
export async function forgetSnapshot(): Promise<void> {
  if (!('caches' in globalThis)) return
  const message: SnapshotMessage = { kind: 'snapshot', snapshot: null }
  tellWorker(message)
  await caches.delete(SNAPSHOT_CACHE).catch((error: unknown) => console.warn('the snapshot stays', error))
}
