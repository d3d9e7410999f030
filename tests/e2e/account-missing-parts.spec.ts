/** Tests docs/spec/navigation.md#a-part-that-is-missing. */
import type { Page } from '@playwright/test'
import { allAnswered, allAsked, demoPerson, expect, heading, posts, test } from './journey.ts'

const notice = (page: Page) => page.getByText('Part of this page could not be loaded.')

// docs/spec/navigation.md#a-part-that-is-missing
test('what is pressed offline opens once there is a connection, and the page stays', async ({
  page,
  context,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page)).toHaveCount(20)
  await allAsked(page)
  await posts(page).nth(2).getByRole('button', { name: 'More actions' }).click()
  const item = page.getByRole('menuitem', { name: 'Who liked and reposted' })
  await expect(item).toBeVisible()
  await allAnswered(page)
  await context.setOffline(true)
  await item.click()
  await expect(notice(page)).toBeVisible()
  await expect(posts(page)).toHaveCount(20)
  await context.setOffline(false)
  const people = page.getByRole('dialog', { name: 'Who liked and reposted' })
  await expect(people).toBeVisible()
  await expect(people.getByRole('tablist'), 'it comes with its looks').toHaveCSS('display', 'flex')
  await expect(notice(page)).toHaveCount(0)
})

// docs/spec/navigation.md#a-part-that-is-missing
test('a screen that cannot be loaded leaves the frame usable', async ({ page, context, openAs }) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page)).toHaveCount(20)
  await allAsked(page)
  await context.setOffline(true)
  const nav = page.getByRole('navigation', { name: 'Navigation' })
  await nav.getByRole('link', { name: 'Profile directory' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveTitle('Kith demo')
  await page.goBack()
  await expect(posts(page)).toHaveCount(20)
  await nav.getByRole('link', { name: 'Profile directory' }).click()
  await context.setOffline(false)
  await expect(heading(page, 'Profile directory')).toBeFocused()
  await expect(notice(page)).toHaveCount(0)
})

test('a failed background load does not break the page', async ({ page, context, openAs, complaints }) => {
  await openAs(demoPerson('alice'), '/home')
  // At this moment half of the page is on its way.
  await page.reload({ waitUntil: 'commit' })
  await posts(page).first().waitFor()
  await context.setOffline(true)
  await expect(posts(page).first()).toBeVisible()
  await context.setOffline(false)
  await allAsked(page)
  await expect(posts(page).first()).toBeVisible()
  // Calls may have failed; nothing else may.
  expect(complaints.splice(0).filter((words) => !words.includes('the server cannot be reached'))).toEqual([])
})
