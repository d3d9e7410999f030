/** An IndexedDB for tests outside the browser. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

/** Replaces all databases with none. */
export function emptyDatabases(): void {
  vi.stubGlobal('indexedDB', new IDBFactory())
}
