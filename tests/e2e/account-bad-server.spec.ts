/**
 * Tests docs/spec/navigation.md#a-failed-start, docs/spec/lists.md#waiting-empty-and-failed,
 * docs/spec/instance.md#description-of-the-instance, docs/spec/instance.md#technical-details.
 */

import { shareOfToday } from '#tests/harness/seeded.ts'
import { demoPerson, expect, heading, posts, scrollToEnd, signIn, test } from './journey.ts'

const HTML = { body: '<!doctype html><title>Maintenance</title><h1>Back soon</h1>', contentType: 'text/html' }

const FAILURES = [
  ['no connection', { status: 0 }, /cannot be reached/],
  [
    'a server error',
    { status: 500, body: '{"error_description":"database error"}' },
    /The server has a problem \(500\)/,
  ],
  ['an error page of a proxy', { status: 502, ...HTML }, /The server has a problem/],
  ['HTML instead of JSON', { status: 200, ...HTML }, /sent a response that cannot be read/],
] as const

for (const [name, failure, message] of shareOfToday(FAILURES, 2)) {
  // docs/spec/navigation.md#a-failed-start
  test(`at the start ${name} is reported, and Try again recovers`, async ({ page, world }) => {
    await world.control({ fail: { path: '/api/v1/instance', ...failure } })
    await page.goto('/')
    await expect(heading(page, 'Kith could not start')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(message)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Kith demo')).toBeFocused()
  })

  test(`while signing in ${name} is reported, and nothing typed is lost`, async ({ page, world }) => {
    await page.goto('/')
    await world.control({ fail: { path: '/oauth/token', ...failure } })
    await signIn(page, demoPerson('alice'))
    await expect(page.getByRole('alert')).toContainText(message)
    await expect(page.getByLabel('Username')).toHaveValue('alice')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/home')
  })

  // docs/spec/lists.md#waiting-empty-and-failed
  test(`on the home timeline ${name} is reported, and Try again recovers`, async ({
    page,
    world,
    openAs,
  }) => {
    await world.control({ fail: { path: '/api/v1/timelines/home', ...failure } })
    await openAs(demoPerson('alice'), '/home')
    await expect(page.getByRole('alert')).toContainText(message)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(posts(page).first()).toBeVisible()
  })

  test(`while publishing ${name} is reported, the text stays, and a second try makes one post`, async ({
    page,
    world,
    openAs,
  }) => {
    await openAs(demoPerson('alice'), '/home')
    await expect(posts(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'What is on your mind?' }).click()
    await page.getByLabel('Text of the post').fill('a stubborn post')
    await world.control({ fail: { path: '/api/v1/statuses', method: 'POST', ...failure } })
    await page.getByRole('button', { name: 'Publish' }).click()
    const waiting = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')
    await expect(waiting).toContainText(message)
    await expect(waiting).toContainText('a stubborn post')
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(waiting).toHaveCount(0)
    await expect(posts(page).filter({ hasText: 'a stubborn post' })).toHaveCount(1)
  })
}

// docs/spec/conventions.md#messages
// docs/spec/lists.md#waiting-empty-and-failed
test('a page that fails while scrolling can be loaded again', async ({ page, world, openAs }) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page)).toHaveCount(20)
  await world.control({ fail: { path: '/api/v1/timelines/home', status: 503 } })
  await scrollToEnd(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(posts(page)).toHaveCount(40)
})

// docs/spec/data.md#data-of-the-instance
// docs/spec/instance.md#description-of-the-instance
test('an instance with missing fields still works @daily', async ({ page, world }) => {
  const missing = [
    'title',
    'short_description',
    'description',
    'configuration',
    'contact_account',
    'blockchains',
  ]
  await world.control({ instance: Object.fromEntries(missing.map((key) => [key, null])) })
  await page.goto('/')
  await expect(page).toHaveTitle('Kith')
  await signIn(page, demoPerson('alice'))
  await expect(posts(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'What is on your mind?' })).toBeVisible()
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByText('Technical details')).toBeVisible()
})
