/** Tests docs/spec/relationships.md#follow-requests. */
import type { Page } from '@playwright/test'
import { A, B, demoPerson, expect, heading, test } from './journey.ts'
import { form, save } from './profile-editor.ts'

const alice = demoPerson('alice')
const rows = (page: Page, list = 'Received') => page.getByRole('list', { name: list }).getByRole('listitem')
const row = (page: Page, handle: string, list?: string) => rows(page, list).filter({ hasText: handle })

// docs/spec/relationships.md#follow-requests
test('accept one request, reject another; the outcome stays until the next visit', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'crowded' })
  await openAs(alice, '/follow-requests')
  await expect(heading(page, 'Follow requests')).toBeVisible()
  const accepted = row(page, '@stranger45@crowd.example')
  await accepted.getByRole('button', { name: 'Accept stranger45' }).click()
  // What is read aloud leaves after a while; the words stay.
  await expect(page.getByRole('log').filter({ hasText: 'Accepted' })).toBeAttached()
  await expect(accepted.getByText('Accepted. They follow you now.')).toBeFocused()
  const rejected = row(page, '@stranger44@crowd.example')
  await rejected.getByRole('button', { name: 'Reject stranger44' }).press('Enter')
  await expect(rejected.getByText('Rejected or withdrawn. They do not follow you.')).toBeFocused()
  await expect(accepted.getByRole('link', { name: /stranger45/ })).toHaveAttribute(
    'href',
    '/@stranger45@crowd.example',
  )

  await page.reload()
  await expect(rows(page).first()).toContainText('stranger43')
  await expect(row(page, '@stranger45@')).toHaveCount(0)
})

test('a rejected person requests again and is accepted @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await a.ask('PATCH', '/api/v1/accounts/update_credentials', { locked: true })
  await b.ask('POST', `/api/v1/accounts/${a.id}/unfollow`)
  await b.ask('POST', `/api/v1/accounts/${a.id}/follow`)
  await openAs(A, '/follow-requests')
  const asking = row(page, `@${B.username}@`)
  await asking.getByRole('button', { name: /^Reject / }).click()
  await expect(asking.getByText('Rejected or withdrawn. They do not follow you.')).toBeFocused()
  await b.ask('POST', `/api/v1/accounts/${a.id}/follow`)
  await page.reload()
  await asking.getByRole('button', { name: /^Accept / }).click()
  await expect(asking.getByText('Accepted. They follow you now.')).toBeFocused()
  await page.reload()
  await expect(rows(page).first().or(page.getByText('No follow requests found'))).toBeVisible()
  await expect(asking).toHaveCount(0)
})

// docs/spec/relationships.md#requests-that-outlive-the-lock
test('a request outlives the lock: it can be answered, or taken back and made anew @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await b.ask('PATCH', '/api/v1/accounts/update_credentials', { locked: true })
  await a.ask('POST', `/api/v1/accounts/${b.id}/unfollow`)
  await a.ask('POST', `/api/v1/accounts/${b.id}/follow`)
  await openAs(B, '/settings/profile')
  const lock = form(page).getByLabel('Lock account')
  await lock.uncheck()
  await expect(lock).toHaveAccessibleDescription(/Requests that already wait stay until you answer them/)
  await save(page)
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await page.goto('/follow-requests')
  const asking = row(page, `@${A.username}@`)
  await expect(asking.getByRole('button', { name: /^Reject / })).toBeVisible()

  await openAs(A, `/@${B.username}`)
  const hint = page.getByText(/no longer approves each follower, but your earlier request is still waiting/)
  await expect(hint).toBeVisible()
  await page.getByRole('button', { name: /^Cancel follow request/ }).click()
  await expect(hint).toHaveCount(0)
  await page.getByRole('button', { name: /^Follow / }).click()
  await expect(page.getByRole('button', { name: /^Unfollow / })).toBeVisible()
})

test('accepting that fails says so in its row and can be retried @older', async ({ page, openAs, world }) => {
  await world.control({ seed: 'crowded' })
  await openAs(alice, '/follow-requests')
  await world.control({
    fail: [
      { path: '/api/v1/follow_requests/*/authorize', status: 500 },
      {
        path: '/api/v1/follow_requests/*/reject',
        status: 404,
        body: '{"error":"follow request not found"}',
        contentType: 'application/json',
      },
    ],
  })
  const first = row(page, '@stranger45@crowd.example')
  await first.getByRole('button', { name: /^Accept/ }).click()
  await expect(first.getByRole('alert')).toBeVisible()
  await first.getByRole('button', { name: /^Accept/ }).click()
  await expect(first).toContainText('Accepted. They follow you now.')
  const second = row(page, '@stranger44@crowd.example')
  await second.getByRole('button', { name: /^Reject/ }).click()
  await expect(second.getByRole('alert')).toContainText('This request no longer exists')
})

test('a request can be answered before the relationship is loaded', async ({ page, openAs, world }) => {
  await world.control({ seed: 'crowded' })
  const fail = { path: '/api/v1/accounts/relationships', status: 500, times: 99 }
  await world.control({ fail, notify: { sender: 'stranger7@crowd.example', type: 'follow_request' } })
  await openAs(alice, '/follow-requests')
  const asking = row(page, '@stranger45@crowd.example')
  await asking.getByRole('button', { name: 'Accept stranger45' }).click()
  await expect(asking.getByText('Accepted. They follow you now.')).toBeFocused()

  await page
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .click()
  const told = page.getByRole('list', { name: 'All' })
  await told.getByRole('button', { name: 'Reject stranger7' }).click()
  await expect(told.getByText('Rejected or withdrawn. They do not follow you.')).toBeFocused()
  await page.goto('about:blank')
})

// docs/spec/relationships.md#follow-requests
test('all pages of follow requests load, each once @older', async ({ page, openAs, world }) => {
  await world.control({ seed: 'crowded' })
  await openAs(alice, '/follow-requests')
  await expect(rows(page).first()).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('button', { name: 'Show more requests' })).toHaveCount(0, { timeout: 300 })
  }).toPass()
  await expect(row(page, '@stranger1@')).toHaveCount(1)
  const asked = (await world.requests()).filter(({ path }) => path.startsWith('/api/v1/follow_requests?'))
  const paths = asked.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})

// docs/spec/relationships.md#follow-requests
test("the viewer's own requests can be withdrawn", async ({ page, openAs, world }) => {
  await world.control({ seed: 'crowded' })
  await openAs(alice, '/follow-requests')
  await page.getByRole('tab', { name: 'Sent' }).click()
  const first = rows(page, 'Sent').first()
  await first.getByRole('button', { name: /^Cancel/ }).click()
  await expect(first.getByRole('button', { name: /^Follow/ })).toBeFocused()
  // The tab is still chosen when one comes back.
  await first.getByRole('link').first().click()
  await page.goBack()
  await expect(rows(page, 'Sent').first()).toBeVisible()
  await page.reload()
  await expect(rows(page, 'Sent').first()).toBeVisible()
})

// docs/spec/relationships.md#follow-requests
test('an old server lists no requests of the viewer; an empty world has none at all', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'empty', version: '4.11.0' })
  await openAs(alice, '/follow-requests')
  await expect(page.getByText('No follow requests found')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await world.control({ fail: { path: '/api/v1/follow_requests', status: 500 } })
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No follow requests found')).toBeVisible()
})
