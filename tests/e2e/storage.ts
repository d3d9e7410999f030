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

/**
 * Replaces part of what the rows of a table hold, as a fault of the disk may; returns how many it changed.
 * Only rows whose text contains `words` are changed.
 */
export const damageRows = (
  page: Page,
  where: { database: 'kith' | 'kith-answers'; table: string; words?: string },
  damage: Record<string, unknown>,
): Promise<number> =>
  page.evaluate(
    async ({ where: { database: name, table, words = '' }, damage }) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onerror = () => reject(request.error)
          request.onsuccess = () => resolve(request.result)
        })
      const opening = indexedDB.open(name)
      opening.onupgradeneeded = () => opening.transaction?.abort() // rejects where the client has made none
      const database = await done(opening)
      const store = database.transaction(table, 'readwrite').objectStore(table)
      const rows: Record<string, unknown>[] = await done(store.getAll())
      const found = rows.filter((row) => JSON.stringify(row).includes(words))
      // The rows of the first database hold their content in `value`, stored answers are rows by themselves.
      for (const row of found) {
        const value = row.value
        const isObject = typeof value === 'object' && value !== null
        await done(store.put(isObject ? { ...row, value: { ...value, ...damage } } : { ...row, ...damage }))
      }
      database.close()
      return found.length
    },
    { where, damage },
  )

/** Brings a database to a version that this build does not know, with a table of its own. */
export const makeNewer = (page: Page, names: readonly string[]) =>
  page.evaluate(async (all) => {
    for (const name of all) {
      const opening = indexedDB.open(name, 99)
      opening.onupgradeneeded = () => {
        const table = opening.result.createObjectStore('later', { keyPath: 'key' })
        table.put({ key: 'words', value: 'words of a later build' })
      }
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve
        opening.onerror = () => reject(opening.error)
      })
      opening.result.close()
    }
  }, names)

/** Returns the version of a database, and what a later build has put in; null where that is gone. */
export const laterWords = (page: Page, name: string): Promise<{ version: number; words: string | null }> =>
  page.evaluate(async (database) => {
    const opening = indexedDB.open(database)
    opening.onupgradeneeded = () => opening.transaction?.abort() // it is gone, and none is made
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve
      opening.onerror = () => reject(opening.error)
    })
    const { result } = opening
    const { version } = result
    let words: string | null = null
    if (result.objectStoreNames.contains('later')) {
      const reading = result.transaction('later').objectStore('later').get('words')
      await new Promise((resolve) => reading.addEventListener('success', resolve))
      words = reading.result?.value ?? null
    }
    result.close()
    return { version, words }
  }, name)
