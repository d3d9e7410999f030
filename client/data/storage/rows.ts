/**
 * The rows of the browser's database. Each belongs to an account, and nobody reads the rows of another
 * (docs/spec/conventions.md#stored-values-that-cannot-be-read,
 * docs/spec/session.md#two-people-on-one-browser).
 */
import { whileOpen } from '#platform/storage/while-open.ts'
import type { Database } from './database.ts'
import { leftSince } from './left-since.ts'
import { openRows } from './open-rows.ts'
import { readValue } from './row-schemas.ts'
import { type RowValue, rowsOf, STORES, type Table } from './tables.ts'
import { browserTexts, type TextStorage } from './text-storage.ts'
import { inTransaction, type WriteTransaction } from './transaction.ts'
import { moveUnreadable } from './unreadable.ts'

/** A row that is put in place of the one before it, or taken out when its value is undefined. */
export type Change = {
  [T in Table]: { table: T; accountId: string; key: string; value: RowValue<T> | undefined }
}[Table]

/** Names a row. */
export type RowName = Pick<Change, 'table' | 'accountId' | 'key'>

export interface Rows {
  read<T extends Table>(table: T, accountId: string, key: string): Promise<RowValue<T> | undefined>
  list<T extends Table>(table: T, accountId: string): Promise<{ key: string; value: RowValue<T> }[]>
  /**
   * Does all changes or, when it rejects, none of them: they are one transaction. Nothing is written where an
   * account of theirs logs out meanwhile.
   */
  write(changes: readonly Change[]): Promise<void>
  /** Does the same where a row is there still; returns false, and changes nothing, where it is not. */
  writeIf(there: RowName, changes: readonly Change[]): Promise<boolean>
  /** Deletes everything of an account in these tables, in all of them unless it is told. */
  wipe(accountId: string, tables?: readonly (typeof STORES)[number][]): Promise<void>
}

/**
 * Returns the rows of a database. `open` is asked before every access, so that a closed connection is opened
 * again.
 */
export function createRows(open: () => Promise<Database>, storage: TextStorage = browserTexts): Rows {
  /** Does something with rows in one transaction; nothing, and undefined, where their account has left. */
  async function change<Result>(
    all: readonly RowName[],
    run: (transaction: WriteTransaction) => Promise<Result>,
  ): Promise<Result | undefined> {
    const haveLeft = [...new Set(all.map(({ accountId }) => accountId))].map((id) => leftSince(id, storage))
    return whileOpen(open, async (database) =>
      haveLeft.some((hasLeft) => hasLeft()) ? undefined : inTransaction(database, tablesOf(all), run),
    )
  }

  return {
    read: (table, accountId, key) =>
      whileOpen(open, async (database) => {
        const row = await database.get(table, [accountId, key])
        if (!row) return undefined
        const value = readValue(table, row.value)
        if (value === undefined) await moveUnreadable(database, table, accountId)
        return value
      }),

    list: (table, accountId) =>
      whileOpen(open, async (database) => {
        const rows = await database.getAll(table, rowsOf(accountId))
        const readable = rows.flatMap(({ key, value }) => {
          const read = readValue(table, value)
          return read === undefined ? [] : [{ key, value: read }]
        })
        if (readable.length < rows.length) await moveUnreadable(database, table, accountId).catch(staying)
        return readable
      }),

    async write(changes) {
      if (changes.length > 0) await change(changes, (transaction) => doAll(changes, transaction))
    },

    async writeIf(there, changes) {
      const isDone = await change([there, ...changes], async (transaction) => {
        const key = await transaction.objectStore(there.table).getKey([there.accountId, there.key])
        if (key !== undefined) await doAll(changes, transaction)
        return key !== undefined
      })
      return isDone ?? false
    },

    wipe: (accountId, tables = STORES) =>
      whileOpen(open, (database) =>
        inTransaction(database, tables, async (transaction) => {
          for (const table of tables) await transaction.objectStore(table).delete(rowsOf(accountId))
        }),
      ),
  }
}

/** Reports that rows which cannot be read could not be moved: they stay, and so do all others. */
const staying = (error: unknown) => console.warn('rows that could not be read stay where they are', error)

const tablesOf = (changes: readonly RowName[]) => [...new Set(changes.map(({ table }) => table))]

async function doAll(changes: readonly Change[], transaction: WriteTransaction): Promise<void> {
  for (const { table, accountId, key, value } of changes) {
    const store = transaction.objectStore(table)
    if (value === undefined) await store.delete([accountId, key])
    else await store.put({ accountId, key, value })
  }
}

/** The rows of this browser. */
export const rows = createRows(openRows)
