import type { Page } from '@playwright/test'

/**
 * Returns what lies in a table of one of the browser's databases, its values or its keys; null while there is
 * none. It never makes the database: opened before the client has made it, it would be without its tables,
 * and the client could not use it either.
 */
export const tableOfBrowser = <Row>(
  page: Page,
  database: 'kith' | 'kith-answers' | 'kith-leases',
  table: string,
  what: 'getAll' | 'getAllKeys' = 'getAll',
): Promise<Row[] | null> =>
  page.evaluate(
    async ({ database, table, what }) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onerror = () => reject(request.error)
          request.onsuccess = () => resolve(request.result)
        })
      const opening = indexedDB.open(database)
      let isThere = true
      opening.onupgradeneeded = () => {
        isThere = false
        opening.transaction?.abort() // leaves none behind
      }
      const opened = await done(opening).catch((error: unknown) => {
        if (isThere) throw error
        return null
      })
      if (opened === null) return null
      try {
        if (!opened.objectStoreNames.contains(table)) return null
        return await done<Row[]>(opened.transaction(table).objectStore(table)[what]() as IDBRequest<Row[]>)
      } finally {
        opened.close() // the client may want to delete it
      }
    },
    { database, table, what },
  )
