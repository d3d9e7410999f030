/**
 * Tests docs/spec/profiles.md#profile-page, docs/spec/profiles.md#numbers-of-a-profile,
 * docs/spec/profiles.md#a-profile-that-is-not-found, docs/spec/profiles.md#admin-badge-and-alias-badge.
 */
import { demoPerson, expect, heading, posts, test } from './journey.ts'

test('a profile shows who somebody is and what they wrote', async ({ page, openAs, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(demoPerson('bob'), '/@alice')
  await expect(heading(page, 'Alice 🌱')).toBeVisible()
  await expect(page).toHaveTitle(/^(\(\d+\) )?Alice 🌱 \(@alice@/)
  const main = page.getByRole('main')
  await expect(main.getByText('Gardener by daylight')).toBeVisible()
  await expect(main.getByRole('term').filter({ hasText: 'Camera' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'plot 14, behind the station' })).toBeVisible()
  await expect(posts(page).first()).toBeVisible()

  // The numbers are links only on one's own profile.
  await expect(main.getByRole('listitem').filter({ hasText: /\d following/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /following/ })).toHaveCount(0)

  const handle = main.getByRole('button', { name: /^@alice@/ })
  await handle.click()
  await expect(page.getByText('Copied.').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await handle.textContent())
})

test('a guest sees a local profile, and nobody of other servers', async ({ page, world }) => {
  await page.goto('/@alice')
  await expect(heading(page, 'Alice 🌱')).toBeVisible()
  await expect(posts(page).first()).toBeVisible()
  await world.requests()
  await page.goto('/@wren@meadow.example')
  await expect(heading(page, 'Profile not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  expect((await world.requests()).filter(({ path }) => path.includes('/statuses'))).toEqual([])
})

for (const path of ['/@nobody', '/@nobody@meadow.example', '/@no one', '/profile/not-an-id', '/@Alice']) {
  test(`nobody is at ${path}`, async ({ page, openAs }) => {
    await openAs(demoPerson('alice'), path)
    await expect(heading(page, 'Profile not found')).toBeVisible()
  })
}
