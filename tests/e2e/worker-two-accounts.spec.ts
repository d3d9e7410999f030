/**
 * Tests docs/spec/offline.md#two-builds with docs/spec/session.md#several-accounts: two tabs of two builds,
 * each with another account, both write.
 */
import type { Page } from '@playwright/test'
import { me, signInBeside, switchTo } from './accounts.ts'
import { A, allAnswered, B, expect, posts, unique } from './journey.ts'
import { allCached, buildOf, lookForBuild, nextBuild, test } from './worker-site.ts'

const text = (page: Page) => page.getByLabel('Text of the post')
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')
const buildShown = (page: Page) => page.locator('meta[name="kith-build"]').getAttribute('content')

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill(words)
}

// docs/spec/offline.md#two-builds
// docs/spec/session.md#several-accounts
// docs/spec/drafts-and-outbox.md#account-of-a-waiting-post
test('two builds and two accounts at once: what waits and what is written stays with its author @slow', async ({
  page,
  context,
  site,
  world,
  openAs,
  otherDevice,
}) => {
  test.slow()
  const words = { old: unique('Of the old build'), new: unique('Of the new build') }
  const halves = { old: unique('Half a thought'), new: unique('The other half') }
  await openAs(A, '/home')
  await signInBeside(page, A, B)
  await allCached(page)
  const before = buildOf(site.files)
  site.files = nextBuild(site.files)
  await lookForBuild(page)
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/home')
  await switchTo(other, B)
  expect([await buildShown(page), await buildShown(other)]).toEqual([before, buildOf(site.files)])

  await world.control({
    fail: {
      path: '/api/v1/statuses',
      method: 'POST',
      status: 503,
      body: '',
      times: 2,
      headers: { 'retry-after': '600' },
    },
  })
  for (const [tab, sent, half] of [
    [page, words.old, halves.old],
    [other, words.new, halves.new],
  ] as const) {
    await write(tab, sent)
    await tab.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(waiting(tab)).toContainText(sent)
    await write(tab, half)
  }
  await allAnswered(page)
  await Promise.all([page.reload(), other.reload()])
  await expect(me(page, A)).toBeVisible()
  await expect(me(other, B)).toBeVisible()
  for (const [tab, sent, half, foreign] of [
    [page, words.old, halves.old, halves.new],
    [other, words.new, halves.new, halves.old],
  ] as const) {
    await expect(text(tab)).toHaveValue(half)
    await expect(posts(tab).filter({ hasText: sent })).toHaveCount(1)
    await expect(waiting(tab)).toHaveCount(0)
    await expect(tab.getByText(foreign)).toHaveCount(0)
  }
  for (const [who, mine, others] of [
    [A, words.old, words.new],
    [B, words.new, words.old],
  ] as const) {
    const { id, ask } = await otherDevice(who)
    const own = await ask<{ content: string }[]>('GET', `/api/v1/accounts/${id}/statuses?limit=5`)
    const count = (text: string) => own.filter(({ content }) => content.includes(text)).length
    expect([count(mine), count(others)]).toEqual([1, 0])
  }
})
