import { expect, type Page } from '@playwright/test'

/** What lies in one of the browser's own databases. */
const kept = (page: Page, table: string): Promise<unknown[]> =>
  page.evaluate(async (table) => {
    const name = `kith-${table}`
    // Opened before the client has made it, it would be without its table.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return []
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction(table).objectStore(table).getAll()
        reading.onerror = () => reject(reading.error)
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result)
        }
      }
    })
  }, table)

/** What is beside the texts of drafts. */
export const keptDrafts = (page: Page) => kept(page, 'drafts')

export const keptFiles = (page: Page) => kept(page, 'files')

/** The tabs have agreed that one of them has the new post: an editor is there a moment before that. */
export const newPostIsTaken = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
    .toContain('kith-draft-post_content_new')
