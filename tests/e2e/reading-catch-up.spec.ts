/** Tests docs/spec/timelines.md#catch-up. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { isComplete } from './complete.ts'
import { A, allAnswered, B, demoPerson, expect, heading, test, unique } from './journey.ts'
import { makeFollow } from './relations.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const done = (page: Page) => page.getByRole('button', { name: 'Read up to here' })
const upToDate = (page: Page) => page.getByText('You are up to date').first()

for (const [name, width, height] of [
  ['desktop', 1280, 900],
  ['phone', 390, 844],
] as const) {
  // docs/spec/timelines.md#catch-up
  test(`what came since the last visit stands by person, with replies and links, ${name}`, async ({
    page,
    openAs,
    otherDevice,
    world,
  }) => {
    await page.setViewportSize({ width, height })
    const alice = await otherDevice(demoPerson('alice'))
    const mine = await alice.write({ status: 'Who has seen the heron?' })
    // This device has not shown Home yet; another one has.
    await alice.ask('POST', '/api/v1/markers', { home: { last_read_id: mine.id } })
    await world.control({
      deliver: [1, 2, 3, 4].map((number) => ({
        author: 'bob',
        content: `<p>Piece of news ${number}. <a href="https://news.example/${number % 2}">more</a></p>`,
      })),
    })
    const bob = await otherDevice(demoPerson('bob'))
    await bob.write({ status: 'I saw it by the river.', in_reply_to_id: mine.id })
    await openAs(demoPerson('alice'), '/about')
    await isComplete(page)
    // On a busy machine the second key may come too late for the first.
    await expect(async () => {
      await page.keyboard.press('g')
      await page.keyboard.press('c')
      await expect(heading(page, 'Catch up')).toBeFocused({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByText('5 posts by 1 person')).toBeVisible()
    await expect(part(page, 'Replies to you').getByRole('listitem')).toContainText('by the river')
    const people = part(page, 'By person')
    await expect(people.getByText('4 posts')).toBeVisible()
    await expect(people.getByRole('listitem')).toHaveCount(0) // folded
    await people.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(people.getByRole('listitem').first()).toContainText('Piece of news 4.')
    await expect(part(page, 'Links').getByRole('link', { name: 'news.example/1' })).toBeVisible()
    await expectClean(page)
    await done(page).focus()
    await page.keyboard.press('Enter')
    await expect(upToDate(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Home' })).toBeFocused()
    await allAnswered(page)
    const marker = await alice.ask<{ home: { last_read_id: string } }>(
      'GET',
      '/api/v1/markers?timeline[]=home',
    )
    const [newest] = await alice.ask<{ id: string }[]>('GET', '/api/v1/timelines/home?limit=1')
    expect(marker.home.last_read_id).toBe(newest?.id)
  })
}

// docs/spec/timelines.md#catch-up
test('without a connection it says so; the last day can be chosen; Explore leads there @anywhere', async ({
  page,
  openAs,
  otherDevice,
  context,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await makeFollow(a, b)
  const text = unique('Written while nobody was here')
  await b.write({ status: text })
  await openAs(A, '/explore')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Catch up/ })
    .click()
  await expect(heading(page, 'Catch up')).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Last 24 hours' }).click()
  await expect(page.getByRole('alert')).toContainText('Catch up')
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Last 24 hours' })).toHaveAttribute('aria-current', 'page')
  const author = part(page, 'By person').locator('details').filter({ hasText: text })
  if ((await author.getAttribute('open')) === null) await author.locator('summary').click()
  await expect(author.getByRole('listitem').filter({ hasText: text })).toBeVisible()
})
