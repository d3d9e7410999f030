import type { Page } from '@playwright/test'

/** Returns the values that lie in a table of the browser's database. */
const kept = <Value>(page: Page, table: string): Promise<Value[]> =>
  page.evaluate(async (table) => {
    // Opened before the client has made it, it would be without its tables.
    if (!(await indexedDB.databases()).some((database) => database.name === 'kith')) return []
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('kith')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction(table).objectStore(table).getAll()
        reading.onerror = () => reject(reading.error)
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result.map(({ value }) => value))
        }
      }
    })
  }, table)

/** A row of a draft, as far as a journey looks at it. */
interface StoredDraft {
  visibility?: string
  attachments?: { description: string }[]
}

export const storedDrafts = (page: Page) => kept<StoredDraft>(page, 'drafts')

export const cachedFiles = (page: Page) => kept<Blob>(page, 'files')
