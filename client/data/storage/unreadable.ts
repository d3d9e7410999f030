/**
 * Rows that do not fit their schema. They are kept as they were found until their author deletes them
 * (docs/spec/conventions.md#stored-values-that-cannot-be-read).
 */
import { randomHex } from '#platform/ids/random.ts'
import { serverNow } from '#platform/time/server-time.ts'
import type { Database } from './database.ts'
import { unreadableFound } from './database-state.ts'
import { readValue } from './row-schemas.ts'
import { rowsOf, type Table, type UnreadableRow } from './tables.ts'
import { inTransaction, type WriteTransaction } from './transaction.ts'

const ID_BYTES = 8

/** Puts a row among the unreadable ones, beside all others of the same key. */
export async function putUnreadable(
  transaction: WriteTransaction,
  { accountId, table, key, value }: Omit<UnreadableRow, 'id' | 'foundAt'>,
): Promise<void> {
  const row = { accountId, id: randomHex(ID_BYTES), table, key, value, foundAt: serverNow() }
  await transaction.objectStore('unreadable').put(row)
}

/**
 * Moves the rows of an account that do not fit out of a table. Another tab may have repaired or moved them
 * meanwhile.
 */
export async function moveUnreadable(database: Database, table: Table, accountId: string): Promise<void> {
  let isMoved = false
  await inTransaction(database, [table, 'unreadable'], async (transaction) => {
    const store = transaction.objectStore(table)
    for (const row of await store.getAll(rowsOf(accountId))) {
      if (readValue(table, row.value) !== undefined) continue
      console.warn(`a row of ${table} could not be read and was moved`, row.key)
      await putUnreadable(transaction, { ...row, table })
      await store.delete([accountId, row.key])
      isMoved = true
    }
  })
  const found = unreadableFound.current()
  if (isMoved && !found.includes(accountId)) unreadableFound.set([...found, accountId])
}
