/** Keeps the one snapshot of this browser, and forgets it (docs/spec/offline.md#how-long-a-snapshot-is-kept). */
import type { Snapshot } from '#domain/snapshot/page.ts'
import { SNAPSHOT_ADDRESS, SNAPSHOT_CACHE } from '#domain/snapshot/place.ts'

/** More characters than any window of posts has. */
const LARGEST = 1_000_000

/** Stores a snapshot in place of the one before. `isWanted` says whether its session still lasts. */
export async function storeSnapshot(snapshot: Snapshot, isWanted: () => boolean): Promise<void> {
  const text = JSON.stringify(snapshot)
  if (text.length > LARGEST) return forgetSnapshot()
  try {
    const cache = await caches.open(SNAPSHOT_CACHE)
    await cache.put(SNAPSHOT_ADDRESS, new Response(text, { headers: { 'Content-Type': 'application/json' } }))
  } catch (error) {
    console.warn('the browser keeps no snapshot', error)
  }
  // The session may have ended while the browser was writing.
  if (!isWanted()) await forgetSnapshot()
}

/** Deletes the snapshot. A browser without caches has none. */
export async function forgetSnapshot(): Promise<void> {
  if (!('caches' in globalThis)) return
  await caches.delete(SNAPSHOT_CACHE).catch((error: unknown) => console.warn('the snapshot stays', error))
}
