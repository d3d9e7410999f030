/**
 * Whether this tab can use the browser's database. It is apart from the database, so that it is there before
 * that is loaded.
 */
import { createStore } from '#platform/storage/store.ts'

/**
 * `outdated`: a newer build of the client in another tab has changed the database, and this one cannot use it
 * any more. `newer`: a newer build has changed it before this page began, and may be gone from the server.
 * `blocked`: another tab has an older version of the database open, and this one waits until that tab lets go
 * of it.
 */
export type DatabaseState = 'usable' | 'blocked' | 'outdated' | 'newer'

export const databaseState = createStore<DatabaseState>('usable')

/**
 * Counts how often this tab found no database and made one: on a new device, or because the browser has
 * deleted it.
 */
export const databasesMade = createStore(0)

/** The accounts of which this tab has found rows that cannot be read; each is told once. */
export const unreadableFound = createStore<readonly string[]>([])
