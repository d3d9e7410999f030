/**
 * The database of the journal. It is apart from the others, because every page reads all of it, whoever the
 * values belong to, and because it can be deleted as a whole
 * (docs/decisions/099-a-journal-of-local-storage.md).
 */
import { type DBSchema, deleteDB, type IDBPObjectStore } from 'idb'
import { createStore } from '#platform/storage/store.ts'
import { whileOpen } from '#platform/storage/while-open.ts'
import { connectionTo } from './connection.ts'
import type { DatabaseState } from './database-state.ts'

const NAME = 'kith-journal'

export interface JournalEntry {
  /** The key, as nobody can read it. */
  id: string
  /** Null for a value that was deleted. */
  value: { key: string; text: string } | null
  number: number
  /** When it was written, in milliseconds of the clock of the device. */
  at: number
}

interface Tables extends DBSchema {
  entries: { key: string; value: JournalEntry }
}

export interface JournalDatabase {
  /** Returns all entries; none, and makes no database, where there is none. */
  all(): Promise<JournalEntry[]>
  /**
   * Stores entries in one transaction, so that neither a kill nor a loss of power takes them. `entryOf` makes
   * each of the number of the one before it, 0 for none.
   */
  put(ids: readonly string[], entryOf: (id: string, former: number) => JournalEntry): Promise<void>
  /** Drops some entries, and returns them. */
  drop(isToGo: (entry: JournalEntry) => boolean): Promise<JournalEntry[]>
  /** Deletes the database, with the words of former entries that a browser leaves in its files. */
  delete(): Promise<void>
}

/** Returns the database of this browser. */
export function createJournalDatabase(): JournalDatabase {
  const open = connectionTo<Tables>(
    {
      name: NAME,
      version: 1,
      table: 'entries',
      upgrade: (database) => void database.createObjectStore('entries', { keyPath: 'id' }),
    },
    createStore<DatabaseState>('usable'), // nobody has to be told: local storage has all of it too
  )
  const change = (ids: readonly string[], run: (entries: Entries, id: string) => Promise<unknown>) =>
    whileOpen(open, async (database) => {
      const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' })
      await Promise.all([...ids.map((id) => run(transaction.store, id)), transaction.done])
    })
  return {
    all: async () => ((await exists()) ? whileOpen(open, (database) => database.getAll('entries')) : []),
    put: (ids, entryOf) =>
      change(ids, async (entries, id) => entries.put(entryOf(id, (await entries.get(id))?.number ?? 0))),
    drop: async (isToGo) => {
      const gone: JournalEntry[] = []
      if (!(await exists())) return gone
      await whileOpen(open, async (database) => {
        const transaction = database.transaction('entries', 'readwrite')
        for (const entry of await transaction.store.getAll()) if (isToGo(entry)) gone.push(entry)
        await Promise.all([...gone.map(({ id }) => transaction.store.delete(id)), transaction.done])
      })
      return gone
    },
    delete: () => deleteDB(NAME),
  }
}

type Entries = IDBPObjectStore<Tables, ['entries'], 'entries', 'readwrite'>

async function exists(): Promise<boolean> {
  const all = await indexedDB.databases()
  return all.some(({ name }) => name === NAME)
}
