/** Looks at what tabs have agreed on: by locks, or by leases where a page has no HTTPS. */
import { expect, type Page } from '@playwright/test'

/** Returns the names of all that some tab holds. */
const held = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => {
    if (isSecureContext) return (await navigator.locks.query()).held?.map(({ name }) => name) ?? []
    // Opened before the client has made it, it would be without its table.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'kith-leases')) return []
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('kith-leases')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('leases').objectStore('leases').getAll()
        reading.onerror = () => reject(reading.error)
        reading.onsuccess = () => {
          opening.result.close()
          const leases: { name: string; until: number }[] = reading.result
          resolve(leases.filter(({ until }) => until > Date.now()).map(({ name }) => name))
        }
      }
    })
  })

/** The tabs have agreed that one of them has the new post: an editor is there a moment before that. */
export const newPostIsTaken = (page: Page) =>
  expect
    .poll(async () => (await held(page)).map((name) => name?.split(' ')[0]))
    .toContain('kith-draft-post_content_new')

/**
 * The tabs have agreed that one of them asks the server for all. Without locks there is nothing to wait for:
 * whichever is left asks when nobody else does.
 */
export async function oneAsks(page: Page, poll: string): Promise<void> {
  if (!(await page.evaluate(() => isSecureContext))) return
  const asks = async () => (await held(page)).some((name) => name?.startsWith(poll))
  await expect.poll(asks).toBe(true)
}
