/** Puts a row of an earlier build into the database, beside what is there already. */
import type { Database } from './database.ts'
import { readValue } from './row-schemas.ts'
import { rowsOf, STORES, TABLES, type Table, type UnreadableRow } from './tables.ts'
import { inTransaction, type WriteTransaction } from './transaction.ts'
import { putUnreadable } from './unreadable.ts'

type LegacyRow = Omit<UnreadableRow, 'id' | 'foundAt'>

/**
 * Puts a row unless there is one. A later state of the same draft or entry takes the place of an earlier one.
 * What does not fit its schema, or belongs where something else is already, goes to the unreadable rows as it
 * was, which is `raw`.
 */
export function putUnlessThere(database: Database, row: LegacyRow, raw = row.value): Promise<void> {
  return inTransaction(database, STORES, async (transaction) => {
    const isPut = isTable(row.table) && (await putReadable(transaction, row.table, row))
    if (isPut) return
    const unreadable = { ...row, value: raw }
    const known = await transaction.objectStore('unreadable').getAll(rowsOf(row.accountId))
    const isKnown = known.some(({ table, key, value }) => isSame({ ...row, table, key, value }, unreadable))
    if (!isKnown) await putUnreadable(transaction, unreadable)
  })
}

const isTable = (name: string): name is Table => TABLES.some((table) => table === name)

const isSame = (one: LegacyRow, other: LegacyRow) => JSON.stringify(one) === JSON.stringify(other)

/** Returns false for what does not fit, here or at all. */
async function putReadable(
  transaction: WriteTransaction,
  table: Table,
  { accountId, key, value }: LegacyRow,
): Promise<boolean> {
  const readable = readValue(table, value)
  if (readable === undefined) return false
  const store = transaction.objectStore(table)
  const there = await store.get([accountId, key])
  const isLater = there ? isLaterState(table, there.value, value) : true
  if (isLater) await store.put({ accountId, key, value: readable })
  return isLater !== null
}

/** Returns whether a value is a later state of what is there; null where that is something else. */
function isLaterState(table: Table, there: unknown, value: unknown): boolean | null {
  // The keys of files are made by chance, and files never change; no earlier build had receipts elsewhere.
  if (table === 'files' || table === 'receipts') return false
  if (table === 'outbox') {
    const [before, after] = [readValue(table, there), readValue(table, value)]
    return before && after ? after.lastTryAt > before.lastTryAt : null
  }
  const [before, after] = [readValue(table, there), readValue(table, value)]
  if (before?.kind !== 'draft' || after?.kind !== 'draft') {
    return JSON.stringify(before) === JSON.stringify(after) ? false : null
  }
  if (before.idempotencyKey !== after.idempotencyKey) return null
  return (after.changedAt ?? 0) > (before.changedAt ?? 0)
}
