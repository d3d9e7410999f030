/**
 * Whether this tab can use the browser's database. It is apart from the database, so that it is there before
 * that is loaded.
 */
import { createStore } from '#platform/storage/store.ts'

/**
 * `outdated`: a newer build of the client has changed the database, and this one cannot use it any more.
 * `blocked`: another tab has an older version of the database open, and this one waits until that tab lets go
 * of it.
 */
export type DatabaseState = 'usable' | 'blocked' | 'outdated'

export const databaseState = createStore<DatabaseState>('usable')

/**
 * Counts how often this tab found no database and made one: on a new device, or because the browser has
 * deleted it.
 */
export const databasesMade = createStore(0)
