/** Tests docs/spec/relationships.md#muting and docs/spec/relationships.md#muted-users. */
import type { Page } from '@playwright/test'
import { A, B, demoPerson, expect, heading, test } from './journey.ts'

const alice = demoPerson('alice')
const list = (page: Page) => page.getByRole('list', { name: 'Muted users' })
const rows = (page: Page) => list(page).getByRole('listitem')

test('unmute somebody, take that back, and unmute for good @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await a.ask('POST', `/api/v1/accounts/${b.id}/mute`)
  await openAs(A, '/mutes')
  await expect(heading(page, 'Muted users')).toBeVisible()
  const row = rows(page).filter({ hasText: `@${B.username}@` })
  await row.getByRole('button', { name: /^Unmute / }).click()
  // The row stays, so that Undo has its place.
  await expect(row.getByRole('button', { name: /^Mute / })).toBeFocused()
  const mutedAgain = page.waitForResponse(/\/mute$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('button', { name: /^Unmute / })).toBeVisible()
  await mutedAgain
  await page.reload()
  await row.getByRole('button', { name: /^Unmute / }).press('Enter')
  await expect(row.getByRole('button', { name: /^Mute / })).toBeFocused()
  await expect(page.getByText(/ unmuted\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('No muted users').or(list(page))).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('all pages of muted people load, each once', async ({ page, openAs, otherDevice, world }) => {
  await world.control({ seed: 'crowded' })
  const device = await otherDevice(alice)
  const muted: { id: string }[] = await device.ask('GET', '/api/v1/mutes?limit=80')
  expect(muted.length).toBeGreaterThan(40)
  await openAs(alice, '/mutes')
  await expect(rows(page).first()).toBeVisible()
  const found = new Set<string>()
  await expect(async () => {
    for (const id of await shownIds(page)) found.add(id)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(found.size).toBe(muted.length)
  }).toPass()
  await expect(page.getByRole('button', { name: 'Show more users' })).toHaveCount(0)
})

const shownIds = (page: Page) =>
  page.locator('main [data-row]').evaluateAll((all) => all.map((row) => row.getAttribute('data-row') ?? ''))

test('nobody is muted; a list that fails can be tried again; an unmute that is refused is put back', async ({
  page,
  openAs,
  otherDevice,
  world,
}) => {
  await world.control({ seed: 'empty' })
  await openAs(alice, '/mutes')
  await expect(page.getByText('No muted users')).toBeVisible()
  const device = await otherDevice(alice)
  const { id } = await device.ask<{ id: string }>('GET', '/api/v1/accounts/lookup?acct=bob')
  await device.ask('POST', `/api/v1/accounts/${id}/mute`)
  await world.control({ fail: { path: '/api/v1/mutes', status: 500 } })
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).click()
  await world.control({ fail: { path: '/api/v1/accounts/*/unmute', status: 500 } })
  await rows(page).getByRole('button', { name: 'Unmute Bob' }).click()
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('500')
  await expect(rows(page).getByRole('button', { name: 'Unmute Bob' })).toBeVisible()
})
