/** Real faults of a browser's storage, for journeys: it is full, part of it is gone, or damaged. */
import type { Page } from '@playwright/test'

/** Gives the origin of a page no more room in its database and in its caches than this, in bytes. */
export async function limitRoom(page: Page, quotaSize: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize })
}

/** Fills local storage to its last letter; returns when the browser refuses one more. */
export const fillLocalStorage = (page: Page) =>
  page.evaluate(() => {
    let text = 'x'.repeat(4_000_000)
    for (let count = 0; text !== ''; ) {
      try {
        localStorage.setItem(`filler ${count}`, text)
        count += 1
      } catch {
        text = text.slice(0, text.length / 2)
      }
    }
  })

/** Takes away what `fillLocalStorage` has put in. */
export const emptyLocalStorage = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)
  })

/** Deletes one kind of storage of the origin, as a browser does that needs room. */
export async function evict(page: Page, kind: 'indexeddb' | 'cache_storage' | 'local_storage') {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: kind,
  })
}

/** Puts a page of the same origin in place of the client, so that the client is closed. */
export const closeClient = (page: Page) => page.goto('/api/v1/instance')
