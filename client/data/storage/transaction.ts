/** One change of the database that is done as a whole or not at all. */
import type { IDBPTransaction, StoreNames } from 'idb'
import type { Database } from './database.ts'
import type { Schema } from './tables.ts'

export type WriteTransaction = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>

/** Runs `change` in one transaction and waits until it is done. When it rejects, nothing has changed. */
export async function inTransaction<Result>(
  database: Database,
  tables: readonly StoreNames<Schema>[],
  change: (transaction: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  // A loss of power leaves what people write, too.
  const transaction = database.transaction([...tables], 'readwrite', { durability: 'strict' })
  const end = transaction.done
  // It rejects before anybody waits for it when the change itself fails.
  end.catch(() => undefined)
  try {
    const result = await change(transaction)
    await end
    return result
  } catch (error) {
    abort(transaction)
    throw error
  }
}

/** A transaction that has failed is aborted already; one whose request could not be made is not. */
function abort(transaction: WriteTransaction): void {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}
