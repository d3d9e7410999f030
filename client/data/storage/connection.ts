/** Opens a database of the browser, and again whenever its connection was closed. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, unwrap } from 'idb'
import { databaseState } from './database-state.ts'

type Upgrade<Tables extends DBSchema> = IDBPTransaction<Tables, StoreNames<Tables>[], 'versionchange'>

interface Description<Tables extends DBSchema> {
  name: string
  version: number
  /** A table that it has. */
  table: StoreNames<Tables>
  /** Brings the database up to this version; `from` is the one that it has, 0 for a new one. */
  upgrade: (database: IDBPDatabase<Tables>, from: number, transaction: Upgrade<Tables>) => void
}

/** Returns a function that opens a database once, and again whenever its connection was closed. */
export function connectionTo<Tables extends DBSchema>(
  { name, version, table, upgrade }: Description<Tables>,
  state = databaseState,
): () => Promise<IDBPDatabase<Tables>> {
  let opening: Promise<IDBPDatabase<Tables>> | null = null

  async function connect(): Promise<IDBPDatabase<Tables>> {
    try {
      const database = await openDB<Tables>(name, version, {
        upgrade(opened, from, _to, transaction) {
          transaction.done.catch(() => undefined) // the opening rejects as well
          upgrade(opened, from, transaction)
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
      const isNewer = error instanceof DOMException && error.name === 'VersionError'
      if (isNewer && state.current() !== 'outdated') state.set('newer')
      throw error
    }
  }

  /** Returns whether a connection still works. Safari closes some without an event. */
  function isOpen(database: IDBPDatabase<Tables>): boolean {
    try {
      unwrap(database).transaction(String(table))
      return true
    } catch {
      return false
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
