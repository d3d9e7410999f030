/**
 * The four databases of earlier builds, each with one table of its own name. A tab with such a build may
 * still be open and write there: they are emptied again and again, and deleted only while nobody else has
 * them open.
 */
import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { inTime } from '#platform/time/in-time.ts'

export type LegacyTable = 'drafts' | 'files' | 'outbox' | 'aside'

export const LEGACY_TABLES: readonly LegacyTable[] = ['drafts', 'files', 'outbox', 'aside']

/** Milliseconds that a database gets to open. Another tab may be about to delete it. */
const PATIENCE = 3_000

const nameOf = (table: LegacyTable) => `kith-${table}`

/** `kept`: something stays there for the next time. */
export type LegacyState = 'absent' | 'empty' | 'kept'

/**
 * Moves every entry of a database elsewhere; `move` returns whether the entry can go. Deletes the database
 * once it is empty.
 */
export async function emptyLegacyTable(
  table: LegacyTable,
  move: (key: string, value: unknown) => Promise<boolean>,
): Promise<LegacyState> {
  const database = await openLegacy(table)
  if (!database) return 'absent'
  let left = 0
  try {
    for (const key of await database.getAllKeys(table)) {
      const value: unknown = await database.get(table, key)
      if (await move(String(key), value)) await removeUnchanged(database, table, key, value)
    }
    left = await database.count(table)
  } finally {
    database.close()
  }
  if (left > 0) return 'kept'
  void deleteUnused(table, database.version)
  return 'empty'
}

/** Opens a database that exists. A new one is not made. */
async function openLegacy(table: LegacyTable): Promise<IDBPDatabase | null> {
  if (!(await exists(table))) return null
  let isMissing = false
  const opening = openDB(nameOf(table), undefined, {
    upgrade(_database, _from, _to, transaction) {
      isMissing = true
      transaction.done.catch(() => undefined) // the opening rejects as well
      transaction.abort()
    },
  })
  try {
    const database = await inTime(PATIENCE, () => opening)
    if (database.objectStoreNames.contains(table)) return database
    database.close()
    void deleteDB(nameOf(table)) // it was about to be deleted
    return null
  } catch (error) {
    if (isMissing) return null
    opening.then(
      (late) => late.close(),
      () => undefined, // it has been told below
    )
    throw error
  }
}

/** Not every browser can tell. */
async function exists(table: LegacyTable): Promise<boolean> {
  if (!('databases' in indexedDB)) return true
  const all = await indexedDB.databases()
  return all.some(({ name }) => name === nameOf(table))
}

/** A tab with an earlier build may have written it once more. */
async function removeUnchanged(
  database: IDBPDatabase,
  table: LegacyTable,
  key: IDBValidKey,
  value: unknown,
): Promise<void> {
  const transaction = database.transaction(table, 'readwrite')
  if (isSame(await transaction.store.get(key), value)) await transaction.store.delete(key)
  await transaction.done
}

/** Files never change under their key. */
const isSame = (one: unknown, other: unknown) =>
  (one instanceof Blob && other instanceof Blob) || JSON.stringify(one) === JSON.stringify(other)

/**
 * Deletes a database unless another tab has it open: what that tab writes until it is closed would be lost. A
 * deletion cannot be taken back, the step to a next version can; without its table no tab can write any more.
 */
async function deleteUnused(table: LegacyTable, version: number): Promise<void> {
  let isUsed = false
  try {
    const database = await openDB(nameOf(table), version + 1, {
      blocked() {
        isUsed = true
      },
      async upgrade(database, _from, _to, transaction) {
        transaction.done.catch(() => undefined) // the opening rejects as well
        const isThere = database.objectStoreNames.contains(table)
        const left = isThere ? await transaction.objectStore(table).count() : 0
        if (isUsed || left > 0) transaction.abort()
        else if (isThere) database.deleteObjectStore(table)
      },
    })
    database.close()
    await deleteDB(nameOf(table))
  } catch (error) {
    if (!isUsed) console.warn('an old database could not be deleted', error)
  }
}
