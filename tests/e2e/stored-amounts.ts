import type { Page } from '@playwright/test'

/** How much a page has put into the browser's storage, and what it holds of the locks of all tabs. */
export interface StoredAmounts {
  /** Entries of local storage and of the storage of the tab. */
  entries: number
  /** Object stores of all databases, and their rows. */
  stores: number
  rows: number
  cachedFiles: number
  locks: number
}

/** Returns what a page has stored. */
export const storedAmounts = (page: Page): Promise<StoredAmounts> =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onerror = () => reject(request.error)
        request.onsuccess = () => resolve(request.result)
      })
    let stores = 0
    let rows = 0
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      opening.onupgradeneeded = () => opening.transaction?.abort() // it has just gone, and none is made
      const database = await answer(opening).catch(() => null)
      if (database === null) continue
      for (const store of database.objectStoreNames) {
        stores += 1
        rows += await answer(database.transaction(store).objectStore(store).count())
      }
      database.close()
    }
    let cachedFiles = 0
    for (const name of await caches.keys()) cachedFiles += (await (await caches.open(name)).keys()).length
    const { held = [], pending = [] } = await navigator.locks.query()
    const entries = localStorage.length + sessionStorage.length
    return { entries, stores, rows, cachedFiles, locks: held.length + pending.length }
  })
