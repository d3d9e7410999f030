import { expect, type Page } from '@playwright/test'

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
interface KeptDraft {
  visibility?: string
  attachments?: { description: string }[]
}

export const keptDrafts = (page: Page) => kept<KeptDraft>(page, 'drafts')

export const keptFiles = (page: Page) => kept<Blob>(page, 'files')

/** The tabs have agreed that one of them has the new post: an editor is there a moment before that. */
export const newPostIsTaken = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
    .toContain('kith-draft-post_content_new')
