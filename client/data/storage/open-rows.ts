/** Opens the database; what was to be deleted is gone from it then. */
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import { whileOpen } from '#platform/storage/while-open.ts'
import { createConnection, type Database } from './database.ts'
import { rowsOf, STORES } from './tables.ts'
import { browserTexts, type TextStorage } from './text-storage.ts'
import { inTransaction } from './transaction.ts'
import { finishTextWipes } from './wipe-texts.ts'
import { noteWipe, wipesOf } from './wipes.ts'

export function createOpening(
  connect: () => Promise<Database> = createConnection(),
  storage: TextStorage = browserTexts,
): () => Promise<Database> {
  let wiping: Promise<void> | null = null

  return () =>
    whileOpen(connect, async (database) => {
      wiping ??= wipe(database, storage).finally(() => {
        wiping = null
      })
      await wiping
      return database
    })
}

/**
 * Deletes the rows of everybody who has signed out. The note changes when the rows are gone: another tab that
 * reads it meanwhile deletes them once more, before it writes any. Stored answers have to go too
 * (`end-wipes.ts`), but nobody who writes waits for that.
 */
async function wipe(database: Database, storage: TextStorage): Promise<void> {
  if (wipesOf('rows', storage).length === 0) return
  finishTextWipes(storage)
  const accounts = wipesOf('rows', storage)
  await inTransaction(database, STORES, async (transaction) => {
    const tables = STORES.map((table) => transaction.objectStore(table))
    await Promise.all(tables.flatMap((table) => accounts.map((id) => table.delete(rowsOf(id)))))
  })
  for (const accountId of accounts) noteWipe(accountId, 'read', storage)
  // Nothing is left of who signed out.
  if (storage.read(KEYS.owner) === NOBODY) storage.write(KEYS.owner, null)
}

/** Opens the database of this browser. */
export const openRows = createOpening()
