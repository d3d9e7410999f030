/** Answers for Home with the page as it was left, where this build kept it (docs/spec/offline.md#painted-first). */
import { pageWithSnapshot, readSnapshot } from '#domain/snapshot/page.ts'
import { SNAPSHOT_ADDRESS, SNAPSHOT_CACHE, SNAPSHOT_PATHS } from '#domain/snapshot/place.ts'

/** Returns the page with the snapshot in it; null where there is none, or none of this build. */
export async function withSnapshot(page: string, pathname: string): Promise<string | null> {
  if (!SNAPSHOT_PATHS.includes(pathname)) return null
  try {
    const stored = await caches.match(SNAPSHOT_ADDRESS, { cacheName: SNAPSHOT_CACHE })
    const snapshot = readSnapshot(await stored?.json())
    return snapshot && pageWithSnapshot(page, snapshot)
  } catch (error) {
    console.warn('the snapshot could not be read', error)
    return null
  }
}
