/**
 * Tests docs/spec/conventions.md#stored-values-that-cannot-be-read and
 * docs/spec/conventions.md#versions-of-the-database in a real browser: whatever lies in its storage, the
 * client opens.
 */
import type { Page } from '@playwright/test'
import { STORED } from '#data/storage/stored-values.ts'
import { TABLES } from '#data/storage/tables.ts'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { A, allAnswered, expect, posts, test, unique } from './journey.ts'
import { closeClient, damageRows } from './storage.ts'
import { storedDrafts } from './stored.ts'

const text = (page: Page) => page.getByLabel('Text of the post')
const begin = (page: Page) => page.getByRole('button', { name: 'What is on your mind?' }).click()

const DAMAGES = [
  { how: 'garbage', damaged: '\u0000{"\ud83d]' },
  { how: 'JSON of another type', damaged: '[[7],{"a":{"b":null}},true]' },
  { how: 'an object', damaged: '{"id":{"id":[]},"on":"yes"}' },
  { how: 'nothing', damaged: '' },
  { how: 'a million letters', damaged: 'z'.repeat(1_000_000) },
]

/** The keys that say whose browser this is; who is signed in is said by the server then. */
const KEYS = [
  ...Object.values(STORED).map(({ key }) => key as string),
  'post_content_new',
  'invoice_7',
].filter((key) => key !== STORED.token.key)

/** Opens Home with these texts in local storage, and writes a post there. */
async function expectHome(page: Page, entries: Record<string, string>): Promise<void> {
  await closeClient(page)
  await page.evaluate((all) => {
    const token = localStorage.getItem('auth_token')
    localStorage.clear()
    for (const [key, value] of Object.entries({ ...all, auth_token: token ?? '' })) {
      localStorage.setItem(key, value)
    }
  }, entries)
  await page.goto('/home')
  await expect(posts(page).first(), Object.keys(entries).join()).toBeVisible()
  await allAnswered(page)
}

for (const { how, damaged } of DAMAGES) {
  // docs/spec/conventions.md#stored-values-that-cannot-be-read
  test(`every key of local storage holds ${how}: Home opens, and one can write @slow`, async ({
    page,
    openAs,
  }) => {
    const words = unique('Written all the same')
    await openAs(A, '/home')
    // Five million letters fit.
    const all = damaged.length > 1_000 ? KEYS.slice(0, 4) : KEYS
    await expectHome(page, Object.fromEntries(all.map((key) => [key, damaged])))
    if (!(await text(page).isVisible())) await begin(page)
    await text(page).fill(words)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(posts(page).first()).toContainText(words)
    for (const key of shareOfToday(KEYS, 12)) await expectHome(page, { [key]: damaged })
  })
}

// docs/spec/conventions.md#stored-values-that-cannot-be-read
test('every row of the database is damaged: Home opens, nothing is dropped, and one can write @slow', async ({
  page,
  context,
  openAs,
  world,
}) => {
  await openAs(A, '/home')
  await begin(page)
  await text(page).fill('waits with a damaged row')
  await world.control({ fail: { path: '/api/v1/statuses', method: 'POST', status: 503, body: '' } })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toBeVisible()
  await begin(page)
  await page.getByLabel('Who can see the post').selectOption('direct')
  await text(page).fill('written with a damaged row')
  await expect.poll(() => storedDrafts(page)).toHaveLength(1)
  await page.waitForFunction(() => localStorage.getItem('kith_stored') !== null)
  await closeClient(page)
  const counts: Record<string, number> = {}
  for (const table of [...TABLES, 'answers'])
    counts[table] = await damageRows(page, table, 'neither JSON nor a row')
  expect(counts).toMatchObject({ drafts: 1, outbox: 1 })
  expect(counts.answers).toBeGreaterThan(2)

  await page.goto('/home')
  await expect(posts(page).first()).toBeVisible()
  await expect(text(page)).toHaveValue('written with a damaged row')
  await allAnswered(page)
  await page.goto('/settings?section=device')
  await page.screenshot({ path: '/tmp/sf/damaged.png' })
  console.log(await page.getByRole('main').textContent())
})

// docs/spec/conventions.md#versions-of-the-database
test('a newer build has changed the database: it is said once, and what is typed and published is not lost', async ({
  page,
  openAs,
  complaints,
}) => {
  const [first, second] = [unique('Published without the database'), unique('Half a thought')]
  await openAs(A, '/home')
  await allAnswered(page)
  await closeClient(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kith', 99)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
  )
  await page.goto('/home')
  await expect(posts(page).first()).toBeVisible()
  await begin(page)
  await text(page).fill(first)
  await expect(page.getByText(/older version|newer version|new version/i)).toHaveCount(1)
  await page.screenshot({ path: '/tmp/sf/version.png' })
  console.log(await page.getByRole('alert').allTextContents(), complaints)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(posts(page).first()).toContainText(first)
  await begin(page)
  await text(page).fill(second)
  await page.reload()
  await expect(text(page)).toHaveValue(second)
  complaints.splice(0)
})
