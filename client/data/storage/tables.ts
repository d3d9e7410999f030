/** The tables of the browser's database and the values that each of them holds. */
import type { DBSchema } from 'idb'
import type { DraftRow } from '#domain/composer/draft-row.ts'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import type { Receipt } from '#domain/subscription/receipt.ts'

interface RowValues {
  drafts: DraftRow
  files: Blob
  outbox: OutboxEntry
  receipts: Receipt
  archive: Blob
}

export type Table = keyof RowValues

export type RowValue<T extends Table> = RowValues[T]

export const TABLES = ['drafts', 'files', 'outbox', 'receipts', 'archive'] as const satisfies readonly Table[]

/** All tables, that of the unreadable rows included. */
export const STORES = [...TABLES, 'unreadable'] as const

/** A row as it is stored. Nobody has checked its value yet: an older or newer build may have written it. */
interface StoredRow {
  accountId: string
  key: string
  value: unknown
}

/** A row that did not fit its schema, as it was found. It stays until its author deletes it. */
export interface UnreadableRow extends StoredRow {
  id: string
  /** The table it was found in. */
  table: string
  /** When it was found, in milliseconds. */
  foundAt: number
}

/**
 * An answer of the server, for the next visit. It can be asked for again, so one that is not understood is
 * dropped.
 */
export interface StoredAnswer {
  accountId: string
  /** The hash of the query's key. */
  key: string
  /** The session and the build that stored it; nobody else reads it. */
  stamp: string
  /** The answer in JSON. */
  text: string
  /** When the server gave it, in milliseconds. */
  updatedAt: number
  /** When it was read or written last, in milliseconds. */
  usedAt: number
  /** Its length. */
  size: number
}

type RowTables = { [T in Table]: { key: [accountId: string, key: string]; value: StoredRow } }

export interface Schema extends DBSchema, RowTables {
  unreadable: { key: [accountId: string, id: string]; value: UnreadableRow }
}

/** Returns the keys of all rows of an account: an array sorts behind every text. */
export const rowsOf = (accountId: string) => IDBKeyRange.bound([accountId], [accountId, []])
