/**
 * The database of the stored answers. It is apart from the other one, because it can be deleted as a whole:
 * a browser leaves the words of deleted rows in its files (docs/spec/offline.md#whose-answers-are-stored,
 * docs/decisions/094-answers-in-a-database-of-their-own.md).
 */
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { createStore } from '#platform/storage/store.ts'
import { connectionTo } from './connection.ts'
import type { DatabaseState } from './database-state.ts'
import type { StoredAnswer } from './tables.ts'

/** `client/data/stored-answers/read-early.ts` opens it too. */
const NAME = 'kith-answers'
const EMPTY = 'kith-empty'

interface Tables extends DBSchema {
  answers: {
    key: [accountId: string, key: string]
    value: StoredAnswer
    indexes: { use: [accountId: string, usedAt: number, size: number] }
  }
}

export type AnswersDatabase = IDBPDatabase<Tables>

/**
 * Returns a function that opens the database once, and again whenever its connection was closed. That it
 * cannot be used is said to nobody: its answers are asked for again.
 */
export const createAnswersConnection = (): (() => Promise<AnswersDatabase>) =>
  connectionTo<Tables>(
    {
      name: NAME,
      version: 1,
      table: 'answers',
      upgrade(database) {
        const answers = database.createObjectStore('answers', { keyPath: ['accountId', 'key'] })
        // Says how large each row is without reading it.
        answers.createIndex('use', ['accountId', 'usedAt', 'size'])
      },
    },
    createStore<DatabaseState>('usable'),
  )

/**
 * Deletes the database. Other tabs close theirs for it. Chromium writes its files anew, without what was
 * deleted, when another database is deleted behind it.
 */
export async function deleteAnswersDatabase(): Promise<void> {
  await deleteDB(NAME)
  const empty = await openDB(EMPTY, 1)
  empty.close()
  await deleteDB(EMPTY)
}
