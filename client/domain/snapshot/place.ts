/**
 * Names where a snapshot is kept: the page writes it there, the service worker reads it
 * (docs/spec/offline.md#painted-first).
 */

/** The name of the cache, of its own, so that nobody else clears it. */
export const SNAPSHOT_CACHE = 'kith-snapshot'
export const SNAPSHOT_ADDRESS = '/snapshot'

/** The id of the element that holds it in the page. */
export const SNAPSHOT_ID = 'snapshot'

/** The paths of Home for signed-in people; other pages have no snapshot. */
export const SNAPSHOT_PATHS: readonly string[] = ['/', '/home']
