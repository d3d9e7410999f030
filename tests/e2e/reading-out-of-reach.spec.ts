/** Tests docs/spec/offline.md#reading-without-a-connection where the browser believes that there is one. */
import type { Page } from '@playwright/test'
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
