/** Tests docs/spec/relationships.md#muting and docs/spec/relationships.md#muted-users. */
import type { Page } from '@playwright/test'
import { A, B, chooseItem, demoPerson, expect, heading, test, unique } from './journey.ts'
import { makeFollow } from './relations.ts'

const alice = demoPerson('alice')
const list = (page: Page) => page.getByRole('list', { name: 'Muted users' })
const rows = (page: Page) => list(page).getByRole('listitem')

// docs/spec/relationships.md#muted-users
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

// docs/spec/relationships.md#muted-users
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

// docs/spec/relationships.md#muted-users
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

/** Follows a link of the client to a page, wherever on the screen it would be. */
const goTo = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }))
    link.click()
    link.remove()
  }, path)

// docs/spec/relationships.md#muting
test("a muted author's posts leave every open list at once, and come back on Undo @anywhere", async ({
  page,
  openAs,
  otherDevice,
}) => {
  test.slow()
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await makeFollow(a, b)
  const words = unique('words that are loud')
  const tag = unique('loud').replace(' ', '')
  const own = await a.write({ status: unique('what was said first') })
  await b.write({ status: `@${A.username} ${words} #${tag}`, in_reply_to_id: own.id })
  const feed = await a.ask<{ id: string }>('POST', '/api/v1/lists', { title: unique('Feed') })
  const said = page.getByRole('main').getByText(words)

  await openAs(A, '/home')
  await expect(said).toBeVisible()
  // Members of a feed leave Home; the list that is open there stays as it is.
  await a.ask('POST', `/api/v1/lists/${feed.id}/accounts`, { account_ids: [b.id] })
  const others = [
    '/local',
    `/tag/${tag}`,
    `/custom-feed/${feed.id}/timeline`,
    '/notifications',
    `/post/${own.id}`,
  ]
  for (const path of others) {
    await goTo(page, path)
    await expect(page).toHaveURL(path)
    await expect(said.first(), path).toBeVisible()
  }

  const mute = async () => {
    const card = page.getByRole('main').getByRole('article').filter({ hasText: words })
    await card.getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, /^Mute /)
    await expect(said).toHaveCount(0)
  }
  await mute()
  const isUnmuted = page.waitForResponse(/\/unmute$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(said.first()).toBeVisible()
  await isUnmuted
  await mute()
  for (const path of ['/home', ...others].reverse().slice(1)) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page.locator('main [role=feed], main [role=list]').first(), path).toBeAttached()
    await expect(said, path).toHaveCount(0)
  }

  await goTo(page, '/mutes')
  const row = rows(page).filter({ hasText: `@${B.username}@` })
  await row.getByRole('button', { name: /^Unmute / }).click()
  await expect(page.getByText(/ unmuted\.$/)).toBeVisible()
  await page.goBack()
  await expect(said.first(), 'back at home').toBeVisible()
  for (const path of others) {
    await goTo(page, path)
    await expect(page).toHaveURL(path)
    await expect(said.first(), `${path}, unmuted`).toBeVisible()
  }
})
