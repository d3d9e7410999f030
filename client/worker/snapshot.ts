/** Finds the page as it was left, for Home, where this build kept it (docs/spec/offline.md#painted-first). */
import { readSnapshot, type Snapshot } from '#domain/snapshot/page.ts'
import { SNAPSHOT_ADDRESS, SNAPSHOT_CACHE, SNAPSHOT_PATHS } from '#domain/snapshot/place.ts'

/** Returns the snapshot of a page; null where there is none. */
export async function keptSnapshot(pathname: string): Promise<Snapshot | null> {
  if (!SNAPSHOT_PATHS.includes(pathname)) return null
  try {
    const stored = await caches.match(SNAPSHOT_ADDRESS, { cacheName: SNAPSHOT_CACHE })
    return readSnapshot(await stored?.json())
  } catch (error) {
    console.warn('the snapshot could not be read', error)
    return null
  }
}
