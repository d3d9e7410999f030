/**
 * The browser's database and its versions. Every version is one step of the upgrade; a step that was once
 * released is never changed again, a new version adds one
 * (docs/spec/conventions.md#versions-of-the-database, docs/decisions/064-a-clean-start.md).
 */
import { deleteDB, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb'
import { connectionTo } from './connection.ts'
import { databaseState, databasesMade } from './database-state.ts'
import { type Schema, STORES } from './tables.ts'

const NAME = 'kith'

export type Database = IDBPDatabase<Schema>

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>

/** Makes the next version of the database out of the one before it. */
export type Step = (database: Database, transaction: Upgrade) => void

/** Versions up to this one were never released: what such a database holds is deleted. */
export const LAST_UNRELEASED = 3

/** A table of former versions, which the type of the database does not name any more. */
const FORMER = 'answers' as 'unreadable'

/** The first step makes the first released version out of an empty database. */
export const STEPS: readonly Step[] = [
  (database) => {
    for (const table of ['drafts', 'files', 'outbox', 'receipts'] as const) {
      database.createObjectStore(table, { keyPath: ['accountId', 'key'] })
    }
    database.createObjectStore('unreadable', { keyPath: ['accountId', 'id'] })
    const answers = database.createObjectStore(FORMER, { keyPath: ['accountId', 'key'] })
    answers.createIndex('use' as never, ['accountId', 'usedAt', 'size'])
  },
  (database) => void database.createObjectStore('archive', { keyPath: ['accountId', 'key'] }),
  // Stored answers have a database of their own (`answers-database.ts`).
  (database) => database.deleteObjectStore(FORMER),
]

/** Returns a function that opens the database once, and again whenever its connection was closed. */
export const createConnection = (steps = STEPS, state = databaseState): (() => Promise<Database>) =>
  connectionTo<Schema>(
    {
      name: NAME,
      version: LAST_UNRELEASED + steps.length,
      table: 'drafts',
      upgrade(database, from, transaction) {
        if (from <= LAST_UNRELEASED)
          for (const table of [...database.objectStoreNames]) database.deleteObjectStore(table)
        for (const step of steps.slice(Math.max(0, from - LAST_UNRELEASED))) step(database, transaction)
        if (from === 0) databasesMade.set(databasesMade.current() + 1)
      },
    },
    state,
  )

/**
 * Deletes the database where no row is left in it, with the words of deleted rows that a browser leaves in
 * its files. Nobody may be signed in: what they write meanwhile would be lost.
 */
export async function deleteEmptyDatabase(database: Database): Promise<void> {
  for (const table of STORES) if ((await database.count(table)) > 0) return
  await deleteDB(NAME)
}
