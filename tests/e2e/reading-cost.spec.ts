/** Tests docs/spec/conventions.md#what-an-open-page-costs, docs/spec/lists.md#new-posts. */
import type { Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { allAnswered, allAsked, demoPerson, expect, posts, test } from './journey.ts'

const MOST_IN_AN_HOUR = 24

// docs/spec/conventions.md#what-an-open-page-costs
// docs/spec/lists.md#new-posts
test('a page that is left alone asks little, and asks at once when somebody comes back @slow', async ({
  page,
  openAs,
  world,
}) => {
  await page.clock.install()
  await openAs(demoPerson('alice'), '/home')
  await isComplete(page)
  await allAsked(page)
  await world.requests()
  await pass(page, 60)
  const asked = (await world.requests()).map(({ path }) => path)
  expect(asked.filter((path) => path.startsWith('/api/v1/timelines/home')).length).toBeGreaterThan(4)
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_IN_AN_HOUR)

  await world.control({ deliver: { author: 'bob', content: '<p>While you were away</p>' } })
  await page.clock.runFor('00:46')
  await posts(page).first().press('Shift')
  await page.clock.runFor(1_000)
  await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible()
})

/** Lets minutes go by in steps that are shorter than any pause, and waits for the answers in between. */
async function pass(page: Page, minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 2.5) {
    await page.clock.runFor(150_000)
    await allAnswered(page)
  }
}
