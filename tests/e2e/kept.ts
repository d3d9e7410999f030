import type { Page } from '@playwright/test'

/** What lies in the browser's own database of drafts: what is beside their texts. */
export const keptDrafts = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const name = 'kith-drafts'
    // Opened before the client has made it, it would be without its table.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return []
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
        reading.onerror = () => reject(reading.error)
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result)
        }
      }
    })
  })
