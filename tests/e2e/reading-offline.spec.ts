/** Tests docs/spec/offline.md#reading-without-a-connection, docs/spec/offline.md#stored-answers. */
import type { Page } from '@playwright/test'
import { demoPerson, expect, posts, test } from './journey.ts'
import { storedAnswers } from './stored-answers.ts'
import { allCached } from './worker-site.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the device keeps an answer whose query is named by the words. */
const isStored = (page: Page, words: string) =>
  expect.poll(async () => (await storedAnswers(page))?.includes(words)).toBe(true)

// docs/spec/offline.md#stored-answers
// docs/spec/offline.md#reading-without-a-connection
test('without a connection one reads on what one has read, after a reload too', async ({
  page,
  context,
  openAs,
  complaints,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page)).toHaveCount(20)
  const home = (await posts(page).first().locator('p').first().textContent()) ?? ''
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .click()
  const entry = page.getByRole('main').getByRole('listitem').first()
  await expect(entry).toBeVisible()
  await page.goBack()
  await posts(page)
    .first()
    .getByRole('link', { name: /ago|now/ })
    .click()
  await expect(page).toHaveURL(/\/post\//)
  const thread = page.url()
  const asked = page.locator('article[aria-current]')
  const words = (await asked.locator('p').first().textContent()) ?? ''
  await allCached(page)
  await isStored(page, new URL(thread).pathname.replace('/post/', ''))

  await context.setOffline(true)
  await page.reload()
  await expect(asked).toContainText(words)
  await expect(page.getByText(/^You are offline\. Last updated:/)).toBeVisible()

  await page.goto('/home')
  await expect(posts(page).first()).toContainText(home)
  await expect(page.getByText(/^You are offline\. Last updated:/)).toBeVisible()

  await page.goto('/notifications')
  await expect(entry).toBeVisible()
  await page.goto('/bookmarks')
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()

  await page.goto(thread)
  await expect(asked).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  complaints.splice(0)
})
