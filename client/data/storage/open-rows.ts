/**
 * Opens the database for an account: what earlier builds left is moved into it, and what was to be deleted is
 * gone.
 */
import { KEYS, NOBODY } from '#platform/storage/storage.ts'
import { createConnection, type Database } from './database.ts'
import { splitLegacyEdits } from './legacy-texts.ts'
import { migrateLegacy } from './migrate-legacy.ts'
import { rowsOf, STORES } from './tables.ts'
import { browserTexts, type TextStorage } from './text-storage.ts'
import { inTransaction } from './transaction.ts'
import { finishTextWipes } from './wipe-texts.ts'
import { noteWipe, wipesOf } from './wipes.ts'

/** Milliseconds between two looks at what a tab with an earlier build may have written. */
const PAUSE = 10_000

export function createOpening(
  connect: () => Promise<Database> = createConnection(),
  storage: TextStorage = browserTexts,
  pause = PAUSE,
): (accountId: string) => Promise<Database> {
  splitLegacyEdits(storage) // an editor finds its text at once
  let nextLook = Number.NEGATIVE_INFINITY
  let preparing: Promise<void> | null = null

  /** Returns whether everything of earlier builds could be moved. */
  async function look(database: Database, accountId: string): Promise<boolean> {
    nextLook = performance.now() + pause
    try {
      const state = await migrateLegacy(database, accountId, storage)
      if (state === 'absent') nextLook = Number.POSITIVE_INFINITY
      return state !== 'kept'
    } catch (error) {
      console.error('what earlier builds kept could not be moved', error)
      return false
    }
  }

  async function prepare(database: Database, accountId: string): Promise<void> {
    const isWiping = wipesOf('rows', storage).length > 0
    const isMoved = (!isWiping && performance.now() < nextLook) || (await look(database, accountId))
    if (isWiping) await wipe(database, storage)
    // Nothing is left of what earlier builds kept without an owner.
    if (isWiping && isMoved && storage.read(KEYS.owner) === NOBODY) storage.write(KEYS.owner, null)
  }

  return async (accountId) => {
    const database = await connect()
    preparing ??= prepare(database, accountId).finally(() => {
      preparing = null
    })
    await preparing
    return database
  }
}

/**
 * The note goes when the rows are gone: another tab that reads it meanwhile deletes them once more, before it
 * writes any.
 */
async function wipe(database: Database, storage: TextStorage): Promise<void> {
  finishTextWipes(storage)
  const accounts = wipesOf('rows', storage)
  await inTransaction(database, STORES, async (transaction) => {
    const tables = STORES.map((table) => transaction.objectStore(table))
    await Promise.all(tables.flatMap((table) => accounts.map((id) => table.delete(rowsOf(id)))))
  })
  for (const accountId of accounts) noteWipe(accountId, null, storage)
}

/** Opens the database of this browser. */
export const openRows = createOpening()
