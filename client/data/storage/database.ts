/**
 * The browser's database and its versions. Every version is one step of the upgrade; a step that was once
 * released is never changed again, a new version adds one
 * (docs/spec/conventions.md#versions-of-the-database, docs/decisions/064-a-clean-start.md).
 */
import { type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, unwrap } from 'idb'
import { databaseState, databasesMade } from './database-state.ts'
import type { Schema } from './tables.ts'

const NAME = 'kith'

export type Database = IDBPDatabase<Schema>

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>

/** Makes the next version of the database out of the one before it. */
export type Step = (database: Database, transaction: Upgrade) => void

/** Versions up to this one were never released: what such a database holds is deleted. */
export const LAST_UNRELEASED = 3

/** The first step makes the first released version out of an empty database. */
export const STEPS: readonly Step[] = [
  (database) => {
    for (const table of ['drafts', 'files', 'outbox', 'receipts'] as const) {
      database.createObjectStore(table, { keyPath: ['accountId', 'key'] })
    }
    database.createObjectStore('unreadable', { keyPath: ['accountId', 'id'] })
    const answers = database.createObjectStore('answers', { keyPath: ['accountId', 'key'] })
    // Says how large each row is without reading it.
    answers.createIndex('use', ['accountId', 'usedAt', 'size'])
  },
  (database) => void database.createObjectStore('archive', { keyPath: ['accountId', 'key'] }),
]

/** Returns a function that opens the database once, and again whenever its connection was closed. */
export function createConnection(steps = STEPS, state = databaseState): () => Promise<Database> {
  let opening: Promise<Database> | null = null

  async function connect(): Promise<Database> {
    try {
      const database = await openDB<Schema>(NAME, LAST_UNRELEASED + steps.length, {
        upgrade(database, from, _to, transaction) {
          transaction.done.catch(() => undefined) // the opening rejects as well
          if (from <= LAST_UNRELEASED)
            for (const table of [...database.objectStoreNames]) database.deleteObjectStore(table)
          for (const step of steps.slice(Math.max(0, from - LAST_UNRELEASED))) step(database, transaction)
          if (from === 0) databasesMade.set(databasesMade.current() + 1)
        },
        blocked: () => state.set('blocked'),
        blocking(_current, next) {
          // A deletion has no next version. Either way nobody has to wait for this tab.
          if (next !== null) state.set('outdated')
          opening = null
          database.close()
        },
        terminated() {
          opening = null
        },
      })
      if (state.current() === 'blocked') state.set('usable')
      return database
    } catch (error) {
      opening = null
      if (error instanceof DOMException && error.name === 'VersionError') state.set('outdated')
      throw error
    }
  }

  return async () => {
    const current = opening
    const database = await current
    if (database && !isOpen(database) && opening === current) opening = null
    opening ??= connect()
    return opening
  }
}

/** Returns whether a connection still works. Safari closes some without an event. */
function isOpen(database: Database): boolean {
  try {
    unwrap(database).transaction('drafts')
    return true
  } catch {
    return false
  }
}
