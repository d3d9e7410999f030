/**
 * Tests docs/spec/session.md#logout: of everything that a browser can store for this client a word is put
 * there, and after the logout it is nowhere, also not in the files of the browser.
 */
import type { Page } from '@playwright/test'
import { STORED } from '#data/storage/stored-values.ts'
import { STORES } from '#data/storage/tables.ts'
import { SHARED_FORMS } from '#domain/sharing/shared-text.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { KEYS } from '#platform/storage/storage.ts'
import { TAB_KEYS } from '#platform/storage/tab-storage.ts'
import { demoPerson, expect, posts, signIn, test } from './journey.ts'
import { ownBrowser } from './own-browser.ts'
import { closeWithout, foundOnDisk } from './profile-on-disk.ts'
import { followTraffic } from './traffic.ts'

const alice = demoPerson('alice')

/** Without these nobody could log out, or the choice would forbid to store the others. */
const NEEDED: readonly string[] = [
  KEYS.token,
  KEYS.owner,
  KEYS.latest,
  KEYS.card,
  KEYS.stored,
  KEYS.keepsNothing,
  LATE_KEYS.wipes,
  LATE_KEYS.application,
]

const LOCAL_KEYS = [...Object.values(STORED).map(({ key }): string => key), 'post_content_new']
  .concat('edit_content_7', 'invoice_7')
  .filter((key) => !NEEDED.includes(key))

const IN_LOCAL_STORAGE = LOCAL_KEYS.map((key) => [key, `walnut ${key} local`] as const)
const IN_TABLES = [...STORES, 'answers'].map((table) => [table, `walnut ${table} table`] as const)
const IN_CACHE = 'walnut shared forms'
const IN_TAB = '/@walnut.of.the.tab'

/** The files in which Chromium leaves deleted local and session storage (docs/security.md). */
const LOG_OF_KEYS = /^Default\/(Local|Session) Storage\/(leveldb\/)?\d+\.log$/

/** Puts a word everywhere. */
const seed = (page: Page, accountId: string) =>
  page.evaluate(
    async ({ accountId, keys, tables, cache, inCache }) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      for (const [key, words] of keys) localStorage.setItem(key, words)
      await (await caches.open(cache)).put('/share?form=1', new Response(inCache))
      for (const [table, words] of tables) {
        const opening = indexedDB.open(table === 'answers' ? 'kith-answers' : 'kith')
        opening.onupgradeneeded = () => opening.transaction?.abort() // rejects where the client has made none
        const database = await done(opening)
        const value = table === 'files' || table === 'archive' ? new Blob([words]) : { words }
        const row = { accountId, key: 'k', id: 'k', value, text: words, table: 'drafts', foundAt: 1 }
        const use = { stamp: 's', updatedAt: Date.now(), usedAt: Date.now(), size: 5 }
        const transaction = database.transaction(table, 'readwrite')
        await done(transaction.objectStore(table).put({ ...row, ...use }))
        database.close()
      }
    },
    {
      accountId,
      keys: IN_LOCAL_STORAGE,
      tables: IN_TABLES,
      cache: SHARED_FORMS,
      inCache: IN_CACHE,
    },
  )

/** Returns everything that a page of this client can find in the browser, as one text. */
const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      if (name.startsWith('kith-build-')) continue
      for (const key of await cache.keys()) found.push(await (await cache.match(key))?.text())
    }
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name ?? '')
      opening.onupgradeneeded = () => opening.transaction?.abort() // it has just gone, and none is made
      const database = await done(opening).catch(() => null)
      if (database === null) continue
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table)
        found.push(await done(store.getAll()))
      }
      database.close()
    }
    return JSON.stringify(found)
  })

// docs/spec/session.md#logout
test('after a logout no key, table or cache has its words, nor have the files of the browser', async ({
  baseURL,
  extraHTTPHeaders,
}, testInfo) => {
  test.slow()
  const profile = testInfo.outputPath('profile')
  const browser = await ownBrowser(profile, { baseURL, extraHTTPHeaders })
  followTraffic(browser)
  const page = await browser.newPage()
  const { id } = await (await page.request.get('/api/v1/accounts/lookup?acct=alice')).json()
  await page.goto('/')
  await signIn(page, alice)
  await expect(posts(page).first()).toBeVisible()
  await page.goto('/settings?section=device') // opens the databases
  await expect(page.getByRole('button', { name: 'Delete everything' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual(expect.arrayContaining(['kith', 'kith-answers']))
  const seeding = await browser.newPage()
  await seeding.goto('/about')
  await seed(seeding, id)
  await seeding.close() // a page that has a cache open keeps its files
  await page.evaluate(([key, path]) => sessionStorage.setItem(key, path), [
    TAB_KEYS.returnPath,
    IN_TAB,
  ] as const)
  const words: string[] = [...IN_LOCAL_STORAGE, ...IN_TABLES].map(([, word]) => word)
  words.push(IN_CACHE, IN_TAB)
  // Chromium writes the keys into its files when it sees fit.
  const onDisk = () => foundOnDisk(profile, words).map(({ word }) => word)
  await expect
    .poll(onDisk, 'the tables and the cache are in its files before')
    .toEqual(expect.arrayContaining([...IN_TABLES.map(([, word]) => word), IN_CACHE]))

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out and discard' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kith_wipes'))).toBeNull()
  const left = await everythingStored(page)
  expect(words.filter((word) => left.includes(word))).toEqual([])
  const leftOnDisk = () => foundOnDisk(profile, words).filter(({ file }) => !LOG_OF_KEYS.test(file))
  await closeWithout(leftOnDisk, () => browser.close())
})
