/**
 * Tests docs/spec/directory.md#directory, docs/spec/profiles.md#profile-card,
 * docs/spec/relationships.md#follow-button, docs/spec/relationships.md#following,
 * docs/spec/relationships.md#unfollowing.
 */
import type { Page } from '@playwright/test'
import { allAsked, demoPerson, expect, heading, test } from './journey.ts'

const people = (page: Page) => page.getByRole('list', { name: 'Profile directory' }).getByRole('listitem')
const more = (page: Page) => page.getByRole('button', { name: 'Show more profiles' })
const calls = (all: { path: string }[]) => all.filter(({ path }) => path.startsWith('/api/v1/directory'))

// docs/spec/directory.md#directory
// docs/spec/profiles.md#profile-card
test('the directory lists people of this server by activity, with their biographies', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await page.getByRole('link', { name: 'Profile directory' }).click()
  await expect(page).toHaveURL('/profile-directory')
  await expect(page).toHaveTitle(/^(\(9\) )?Profile directory \| Kith demo$/)
  await expect(heading(page, 'Profile directory')).toBeFocused()
  const bob = people(page).filter({ hasText: '@bob@' })
  await expect(bob).toContainText('I repair bicycles and, occasionally, sentences.')
  await expect(people(page).filter({ hasText: /@\w+@meadow\.example/ })).toHaveCount(0)
  const [call] = calls(await world.requests())
  expect(call?.path).toContain('order=active')
  expect(call?.path).toContain('limit=20')

  await page.getByRole('link', { name: 'Everyone this server knows' }).click()
  await expect(
    people(page)
      .filter({ hasText: /@\w+@meadow\.example/ })
      .first(),
  ).toBeVisible()
  await page.goBack()
  await expect(bob).toBeVisible()
  await bob.getByRole('link').click()
  await expect(page).toHaveURL('/@bob')
})

// docs/spec/directory.md#directory
test('on a phone the directory can be read to its end', async ({ page, openAs, world }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await world.control({ seed: 'crowded' })
  await openAs(demoPerson('alice'), '/profile-directory')
  await expect.poll(() => people(page).count()).toBeGreaterThanOrEqual(20)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(more(page)).toHaveCount(0, { timeout: 200 })
  }).toPass()
  const offsets = calls(await world.requests()).map(({ path }) => new URL(path, 'http://x').searchParams)
  expect(offsets.map((query) => query.get('offset'))).toEqual(['0', '20', '40'])
})

// docs/spec/profiles.md#profile-card
test('follow, unfollow, and request to follow from the directory', async ({ page, openAs, world }) => {
  await page.clock.install()
  await world.control({ seed: 'small' })
  await openAs(demoPerson('alice'), '/profile-directory')
  const carol = people(page).filter({ hasText: '@carol@' })
  await carol.getByRole('button', { name: 'Follow carol', exact: true }).click()
  await carol.getByRole('button', { name: 'Unfollow carol' }).click()
  await expect(carol.getByRole('button', { name: 'Follow carol', exact: true })).toBeFocused()
  const dave = people(page).filter({ hasText: '@dave@' })
  await expect(dave).toContainText('Follows you')
  await expect(people(page).filter({ hasText: '@alice@' }).getByRole('button')).toHaveCount(0)

  await world.control({ fail: { path: '/api/v1/accounts/*/follow', status: 500 } })
  await carol.getByRole('button', { name: 'Follow carol', exact: true }).click()
  await expect(page.getByText(/The server has a problem/)).toBeVisible()
  await expect(carol.getByRole('button', { name: 'Follow carol', exact: true })).toBeEnabled()

  await page.getByRole('link', { name: 'Everyone this server knows' }).click()
  const erin = people(page).filter({ hasText: '@erin@' })
  await erin.getByRole('button', { name: 'Unfollow erin' }).click()
  await erin.getByRole('button', { name: 'Follow erin', exact: true }).click()
  await expect(erin.getByRole('button', { name: 'Cancel follow request to erin' })).toBeVisible()
  await world.control({ advance: 60 })
  await page.clock.runFor('00:06')
  await expect(erin.getByRole('button', { name: 'Unfollow erin' })).toBeVisible()
})

test('a directory page that fails can be loaded again, and nobody is listed twice', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'crowded' })
  await page.setViewportSize({ width: 390, height: 300 })
  await openAs(demoPerson('alice'), '/about')
  const refuse = { path: '/api/v1/directory', status: 429, headers: { 'retry-after': '7' } }
  await world.control({ fail: refuse })
  await page.goto('/profile-directory')
  await expect(page.getByText('Please try again in 7 seconds.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(people(page)).toHaveCount(20)

  await world.control({ fail: { ...refuse, status: 500 } })
  await more(page).scrollIntoViewIfNeeded()
  await expect(page.getByText(/The server has a problem/)).toBeVisible()
  await expect(people(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => people(page).count()).toBeGreaterThan(20)
  const names = await people(page).getByRole('link').allTextContents()
  expect(new Set(names).size).toBe(names.length)
})

test('a session that ends between two pages leads to the landing page', async ({ page, openAs, world }) => {
  await world.control({ seed: 'crowded' })
  await page.setViewportSize({ width: 390, height: 300 })
  await openAs(demoPerson('alice'), '/profile-directory')
  await expect.poll(() => people(page).count()).toBeGreaterThanOrEqual(20)
  await expect(more(page)).toBeAttached()
  await allAsked(page)
  await world.control({ expireTokens: true })
  await page.keyboard.press('End')
  await expect(page).toHaveURL('/')
})

test('a guest is sent to the landing page', async ({ page }) => {
  await page.goto('/profile-directory')
  await expect(page).toHaveURL('/')
})
