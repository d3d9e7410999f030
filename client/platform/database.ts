/** Where things lie that local storage cannot hold: files, lists. One database, one table for each use. */
import { clear, createStore, del, entries, get, set, setMany, type UseStore, values } from 'idb-keyval'

export type Table = 'drafts' | 'files' | 'outbox' | 'aside'

const stores = new Map<Table, UseStore>()

function storeOf(table: Table): UseStore {
  // A database each: this library makes a table only together with its database.
  const store = stores.get(table) ?? createStore(`kith-${table}`, table)
  stores.set(table, store)
  return store
}

/** The stored value, or undefined. Rejects where the browser forbids storage. */
export const readKept = <Value>(table: Table, key: string) => get<Value>(key, storeOf(table))

export const listKept = <Value>(table: Table) => values<Value>(storeOf(table))

export const writeKept = (table: Table, key: string, value: unknown) => set(key, value, storeOf(table))

export const removeKept = (table: Table, key: string) => del(key, storeOf(table))

/** All of a table, by their keys. */
export const entriesKept = (table: Table) => entries<string, unknown>(storeOf(table))

export const writeEntries = (table: Table, all: [string, unknown][]) => setMany(all, storeOf(table))

export const clearKept = (table: Table) => clear(storeOf(table))
