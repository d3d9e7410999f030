/**
 * Keeps the page as it was left and finds it for Home, where this build kept it
 * (docs/spec/offline.md#painted-first). A page cannot keep it by itself: one that is closed while it writes
 * leaves Chromium with a cache that never answers again.
 */
import { readSnapshot, type Snapshot } from '#domain/snapshot/page.ts'
import { SNAPSHOT_ADDRESS, SNAPSHOT_CACHE, SNAPSHOT_PATHS } from '#domain/snapshot/place.ts'
import { buildInForce } from './kept-files.ts'

/** How long a page waits for its snapshot, in milliseconds. Reading one takes about five. */
const WORTH_WAITING = 500

/**
 * Returns the snapshot of a page; null where there is none, or where the browser does not find it in time.
 */
export async function keptSnapshot(pathname: string): Promise<Snapshot | null> {
  if (!SNAPSHOT_PATHS.includes(pathname)) return null
  const late = new Promise<null>((resolve) => setTimeout(resolve, WORTH_WAITING, null))
  return Promise.race([readKept(), late])
}

async function readKept(): Promise<Snapshot | null> {
  try {
    const stored = await caches.match(SNAPSHOT_ADDRESS, { cacheName: SNAPSHOT_CACHE })
    return readSnapshot(await stored?.json())
  } catch (error) {
    console.warn('the snapshot could not be read', error)
    return null
  }
}

/** The latest piece of writing. Each waits for the one before, so that what a page says last holds. */
let writing = Promise.resolve()

/** Keeps a snapshot in place of the one before; null keeps none. */
export function keepSnapshot(snapshot: Snapshot | null): Promise<void> {
  writing = writing
    .then(() => write(snapshot))
    .catch((error: unknown) => console.warn('the snapshot could not be kept', error))
  return writing
}

async function write(snapshot: Snapshot | null): Promise<void> {
  // A worker that has stepped aside keeps nothing.
  if (snapshot === null || buildInForce() === null) return void (await caches.delete(SNAPSHOT_CACHE))
  const cache = await caches.open(SNAPSHOT_CACHE)
  const headers = { 'Content-Type': 'application/json' }
  await cache.put(SNAPSHOT_ADDRESS, new Response(JSON.stringify(snapshot), { headers }))
}
