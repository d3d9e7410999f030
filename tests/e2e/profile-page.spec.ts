/**
 * Tests docs/spec/profiles.md#profile-page, docs/spec/profiles.md#numbers-of-a-profile,
 * docs/spec/profiles.md#a-profile-that-is-not-found, docs/spec/profiles.md#admin-badge-and-alias-badge,
 * docs/spec/profiles.md#bio-and-fields, docs/spec/access.md#links-to-profiles.
 */

import type { Page } from '@playwright/test'
import { clipboardText } from './clipboard.ts'
import { A, allAnswered, B, demoPerson, expect, heading, posts, test } from './journey.ts'
import { tokenOf } from './token.ts'

const topOf = (page: Page) =>
  posts(page)
    .first()
    .evaluate((post) => post.getBoundingClientRect().top + window.scrollY)

// docs/spec/profiles.md#profile-page
// docs/spec/profiles.md#numbers-of-a-profile
test('a profile shows who somebody is and what they wrote @daily', async ({ page, openAs, context }) => {
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
  expect(await clipboardText(page)).toBe(await handle.textContent())
})

// docs/spec/profiles.md#a-profile-that-is-not-found
test('a guest sees a local profile, and nobody of other servers @daily', async ({ page, world }) => {
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
  // docs/spec/conventions.md#messages-of-profiles-and-payments
  // docs/spec/profiles.md#a-profile-that-is-not-found
  test(`nobody is at ${path}`, async ({ page, openAs }) => {
    await openAs(demoPerson('alice'), path)
    await expect(heading(page, 'Profile not found')).toBeVisible()
  })
}

test('a profile is found by every spelling of its address', async ({ page, openAs, world, host }) => {
  await world.control({ seed: 'profiles' })
  await openAs(demoPerson('alice'), '/@bob')
  await expect(heading(page, 'Bob')).toBeVisible()
  for (const [path, name] of [
    ['/@first.last@dots.example', 'First Last'],
    ['/@ida@bücher.example', 'Ida'],
    [`/@bob@${host}`, 'Bob'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, name), path).toBeVisible()
  }
  // An account without an address of its own is found by its id alone.
  await world.control({
    deliver: { author: 'https://attic.example/actors/7', content: '<p>swept the stairs</p>' },
  })
  await page.goto('/federated')
  await posts(page).getByRole('link', { name: 'The Caretaker' }).first().click()
  await expect(page).toHaveURL(/\/profile\/[\w-]+$/)
  await expect(heading(page, 'The Caretaker')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'The Caretaker')).toBeVisible()
  await expect(page.getByRole('button', { name: 'https://attic.example/actors/7' })).toBeVisible()
})

test('a cold profile asks for everything once, and for its first posts early', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('bob'), '/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await world.requests()
  await page.goto('/@alice')
  await expect(posts(page).first()).toBeVisible()
  await allAnswered(page)
  const asked = (await world.requests()).map(({ path }) => path.replace(/[\w-]{36}/, 'ID'))
  for (const path of ['/api/v1/accounts/lookup', '/api/v1/accounts/ID/statuses', '/api/v1/instance']) {
    expect(
      asked.filter((one) => one.split('?')[0] === path),
      path,
    ).toHaveLength(1)
  }
})

// docs/spec/profiles.md#profile-page
test('what a card knew is shown at once, and nothing moves when the rest arrives', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('bob'), '/home')
  await expect(posts(page).first()).toBeVisible()
  await world.control({ hold: { path: '/api/v1/accounts/lookup', method: 'GET' } })
  const author = posts(page).getByRole('link', { name: 'Alice 🌱' }).first()
  await author.click()
  await expect(heading(page, 'Alice 🌱')).toBeVisible()
  await expect(page.getByRole('main').getByText('Gardener by daylight')).toBeVisible()
  await expect(posts(page).first()).toBeVisible()
  const before = await topOf(page)
  const answer = page.waitForResponse(/accounts\/lookup/)
  await world.control({ release: true })
  await answer
  await allAnswered(page)
  expect(await topOf(page)).toBe(before)
})

test('a phone shows the first post within one screen of scrolling, whatever stands above', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'profiles' })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/@wanda', '/@alice', '/@fotis']) {
    await openAs(demoPerson('alice'), path)
    await expect(posts(page).first()).toBeVisible()
    await allAnswered(page)
    expect(await topOf(page), path).toBeLessThan(844)
  }
})

test('fields: proofs first, verified marks, all of them on demand', async ({ page, openAs, world }) => {
  await world.control({ seed: 'profiles' })
  await openAs(demoPerson('alice'), '/@wanda')
  // The ways to pay below are a list of their own.
  const names = page.getByRole('main').locator('dl').first().getByRole('term')
  await expect(names).toHaveCount(10) // of twelve
  await expect(names.nth(0)).toHaveText('Key')
  await expect(names.nth(2)).toHaveText('Workshop')
  await expect(page.getByRole('img', { name: 'Verified' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('button', { name: 'Show less' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('eight shafts, one temper')).toBeInViewport()
})

// docs/spec/profiles.md#admin-badge-and-alias-badge
test('badges: the role on one’s own profile only, and other accounts of a person', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'profiles' })
  const main = page.getByRole('main')
  await openAs(demoPerson('carol'), '/@carol')
  await expect(main.getByText('Admin', { exact: true })).toBeVisible()
  await page.goto('/@mila')
  await expect(heading(page, 'Mila, moved')).toBeVisible()
  await expect(main.getByText('Admin', { exact: true })).toHaveCount(0)
  await main.getByRole('button', { name: 'Alias' }).click()
  const items = page.getByRole('menu', { name: 'Other accounts of this person' }).getByRole('menuitem')
  await expect(items).toHaveCount(3)
  await items.first().click()
  await expect(heading(page, 'Mila (old)')).toBeVisible()
})

test('a hostile name and text stay in their places', async ({ page, openAs, world, complaints }) => {
  await world.control({ seed: 'profiles' })
  await openAs(demoPerson('alice'), '/@tricky@odd.example')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  expect(await title.textContent()).not.toMatch(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u)
  await expect(page.getByRole('button', { name: '@tricky@odd.example' })).toBeVisible()
  // The text is read, its markup is not obeyed.
  await expect(page.getByText('Plain words.')).toHaveCSS('position', 'static')
  await expect(page.getByRole('main').getByRole('link', { name: 'value' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // The policy refuses the style already in the document that is only read, and says so.
  const refused = complaints.splice(0)
  expect(refused.filter((text) => !/violates the following Content Security Policy/.test(text))).toEqual([])
})

test('a profile is shown when its relationship cannot be loaded', async ({ page, openAs, world }) => {
  await world.control({ fail: { path: '/api/v1/accounts/relationships', status: 500, times: 9 } })
  await openAs(demoPerson('bob'), '/@alice')
  await expect(heading(page, 'Alice 🌱')).toBeVisible()
  await expect(posts(page).first()).toBeVisible()
  await allAnswered(page)
})

// docs/spec/profiles.md#a-profile-that-is-not-found
test('a failure of the server is said as it is, and tried again', async ({ page, openAs, world }) => {
  await world.control({ fail: { path: '/api/v1/accounts/lookup', status: 500, times: 1 } })
  await openAs(demoPerson('bob'), '/@alice')
  await expect(heading(page, 'Profile')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Alice 🌱')).toBeVisible()
  await expect(posts(page).first()).toBeVisible()
})

test('a deleted account is not found any more', async ({ page, openAs, otherDevice }) => {
  await openAs(demoPerson('alice'), '/@bob')
  await expect(heading(page, 'Bob')).toBeVisible()
  const { id } = await otherDevice(demoPerson('bob'))
  const Authorization = `Bearer ${await tokenOf(page.request, demoPerson('carol'))}`
  await page.request.delete(`/api/v1/admin/accounts/${id}`, { headers: { Authorization } })
  await page.reload()
  await expect(heading(page, 'Profile not found')).toBeVisible()
})

test('two people see each other as the server knows them @anywhere @daily', async ({ page, openAs }) => {
  await openAs(A, `/@${B.username}`)
  await expect(page.getByRole('main').getByRole('button', { name: `@${B.username}@` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/@${A.username}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: `@${A.username}@` })).toBeVisible()
  await main.getByRole('link', { name: /followers?$/ }).click()
  await expect(page).toHaveURL(`/@${A.username}?tab=followers`)
})
