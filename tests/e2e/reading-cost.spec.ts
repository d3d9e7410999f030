/** Tests docs/spec/conventions.md#what-an-open-page-costs, docs/spec/lists.md#new-posts. */
import { isComplete } from './complete.ts'
import { allAnswered, allAsked, demoPerson, expect, letPass, posts, test } from './journey.ts'

const MOST_IN_AN_HOUR = 24

// docs/spec/conventions.md#what-an-open-page-costs
// docs/spec/lists.md#new-posts
test('a page that is left alone asks little, and asks at once when somebody comes back', async ({
  page,
  openAs,
  world,
}) => {
  await page.clock.install()
  await openAs(demoPerson('alice'), '/home')
  await isComplete(page)
  await allAsked(page)
  await world.requests()
  await letPass(page, 3_600)
  await allAnswered(page)
  const asked = (await world.requests()).map(({ path }) => path)
  expect(asked.filter((path) => path.startsWith('/api/v1/timelines/home')).length).toBeGreaterThan(4)
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_IN_AN_HOUR)

  await world.control({ deliver: { author: 'bob', content: '<p>While you were away</p>' } })
  await letPass(page, 46)
  await posts(page).first().press('Shift')
  await page.clock.runFor(1_000)
  await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible()
})
