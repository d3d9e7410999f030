/** Tests docs/spec/navigation.md#loading-ahead, by what the server is asked. */
import type { Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { allAnswered, demoPerson, expect, posts, test } from './journey.ts'

// docs/spec/navigation.md#loading-ahead
test('a thread is asked for when somebody is about to open it, and only once', async ({
  page,
  openAs,
  world,
}) => {
  const say = (content: string) => ({ author: 'bob', content: `<p>${content}</p>` })
  await world.control({ deliver: [say('One that is pressed'), say('One that is pointed at')] })
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page)).toHaveCount(20)
  await isComplete(page)
  await allAnswered(page)
  await world.requests()
  const threads = async () => (await world.requests()).filter(({ path }) => path.endsWith('/thread')).length

  const link = posts(page).filter({ hasText: 'pointed at' }).locator('a[data-permalink]')
  await link.hover()
  await expect.poll(threads).toBe(1)
  await allAnswered(page)
  await link.click()
  await expect(page.getByRole('list', { name: 'Thread' })).toHaveAttribute('aria-busy', 'false')
  await allAnswered(page)
  expect(await threads()).toBe(0)

  // The press alone is enough.
  await page.goBack()
  await expect(link).toBeFocused()
  await page.getByText('One that is pressed').hover()
  await allAnswered(page)
  expect(await threads()).toBe(0)
  await page.mouse.down()
  await expect.poll(threads).toBe(1)
  await page.mouse.up()
  await expect(page.getByRole('list', { name: 'Thread' })).toHaveAttribute('aria-busy', 'false')
  expect(await threads()).toBe(0)
})

// docs/spec/navigation.md#loading-ahead
test('the code of a thread is there before anybody opens one, that of other pages with the pointer', async ({
  page,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await expect.poll(() => hasLoaded(page, 'ThreadScreen')).toBe(true)
  expect(await hasLoaded(page, 'NotificationsScreen')).toBe(false)
  await page.getByRole('link', { name: 'Notifications' }).first().hover()
  await expect.poll(() => hasLoaded(page, 'NotificationsScreen')).toBe(true)
})

// docs/spec/navigation.md#loading-ahead
test('the code of Home is there while the password is typed', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect.poll(() => hasLoaded(page, 'HomeScreen')).toBe(true)
})

/** Returns whether the page has asked for the code of a screen. */
const hasLoaded = (page: Page, screen: string) =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').some(({ name: file }) => file.includes(`/${name}-`)),
    screen.toLowerCase(),
  )
