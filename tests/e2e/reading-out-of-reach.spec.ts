/** Tests docs/spec/offline.md#reading-without-a-connection where the browser believes that there is one. */
import type { Locator, Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { demoPerson, expect, posts, test } from './journey.ts'
import { storedAnswers } from './stored-answers.ts'

const alice = demoPerson('alice')

/** Waits until the device keeps an answer whose query is named by the words. */
const isStored = (page: Page, words: string) =>
  expect.poll(async () => (await storedAnswers(page))?.includes(words)).toBe(true)

const isOld = (page: Page) => page.getByText(/^The server cannot be reached\. Last updated:/)

// docs/spec/offline.md#reading-without-a-connection
test('a stored profile is asked for again by itself, and gets its buttons', async ({
  page,
  world,
  openAs,
  complaints,
}) => {
  await openAs(alice, '/@wren')
  const follow = page.getByRole('main').getByRole('button', { name: /^(Follow|Unfollow) Wren/ })
  await expect(follow).toBeVisible()
  await isStored(page, 'wren')
  await world.control({ fail: { path: '/api/v1/accounts/lookup', status: 0 } })
  await page.reload()
  await expect(isOld(page)).toBeVisible()
  await expect(follow).toBeVisible()
  await expect(isOld(page)).toHaveCount(0)
  complaints.length = 0
})

// docs/spec/offline.md#reading-without-a-connection
test('a stored list is asked for again by itself, and shows what was chosen since', async ({
  page,
  world,
  openAs,
  otherDevice,
  complaints,
}) => {
  const device = await otherDevice(alice)
  const [first, second] = [
    await device.write({ status: 'an early swift' }),
    await device.write({ status: 'a late swallow' }),
  ]
  await device.ask('POST', `/api/v1/statuses/${first.id}/bookmark`)
  await openAs(alice, '/bookmarks')
  await expect(posts(page).filter({ hasText: 'an early swift' })).toBeVisible()
  await isStored(page, 'bookmarks')
  await device.ask('POST', `/api/v1/statuses/${second.id}/bookmark`)
  await world.control({ fail: { path: '/api/v1/bookmarks', status: 0 } })
  await page.reload()
  await expect(isOld(page)).toBeVisible()
  await expect(posts(page).filter({ hasText: 'a late swallow' })).toBeVisible()
  await expect(isOld(page)).toHaveCount(0)
  complaints.length = 0
})

// docs/spec/offline.md#reading-without-a-connection
test('a thread that could not be loaded comes when the connection is back, and keeps the focus', async ({
  page,
  context,
  openAs,
}) => {
  await openAs(alice, '/home')
  const open = (post: Locator) => post.locator('a', { has: page.getByRole('time') }).click()
  // The code of a thread is there once one was open.
  await open(posts(page).first())
  await expect(page.getByRole('heading', { level: 1, name: /^Post by/ })).toBeVisible()
  await page.goBack()
  await isComplete(page)
  await context.setOffline(true)
  await open(posts(page).filter({ hasText: 'twelve kilos of courgettes' }).last())
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await again.focus()
  await context.setOffline(false)
  await expect(page.getByRole('article').filter({ hasText: 'Put it in the freezer' })).toBeVisible()
  await expect(again).toHaveCount(0)
  const hasFocus = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(await hasFocus()).toBe(true)
})
