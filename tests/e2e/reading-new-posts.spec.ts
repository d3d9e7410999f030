/**
 * Tests docs/spec/lists.md#new-posts, docs/spec/lists.md#gaps,
 * docs/spec/lists.md#nothing-moves-while-reading.
 */
import type { Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { allAsked, demoPerson, expect, letPass, posts, test } from './journey.ts'
import { oneAsks } from './locks.ts'

const deliver = (content: string) => ({ deliver: { author: 'bob', content } })
const isPoll = ({ path }: { path: string }) => path === '/api/v1/timelines/home?limit=20'

/** Opens home with a clock that the journey moves. */
async function openHome(
  page: Page,
  openAs: (who: ReturnType<typeof demoPerson>, path: string) => Promise<void>,
  world: { requests(): Promise<unknown[]> },
) {
  await page.clock.install()
  await openAs(demoPerson('alice'), '/home')
  await waitUntilQuiet(page, world)
}

/**
 * Waits until the page has loaded everything and listens: a call that is on its way would time out with the
 * clock.
 */
async function waitUntilQuiet(page: Page, world: { requests(): Promise<unknown[]> }) {
  await expect(posts(page)).toHaveCount(20)
  await isComplete(page)
  await expect.poll(async () => (await world.requests()).length, { intervals: [800] }).toBe(0)
}

// docs/spec/lists.md#new-posts
test('at the top of a list new posts wait for their button', async ({ page, openAs, world }) => {
  await openHome(page, openAs, world)
  // Its text holds its age, which the clock changes.
  const first = () => page.locator('main [data-row]').first().getAttribute('data-row')
  const before = await first()
  await world.control(deliver('<p>Fresh from the oven</p>'))
  await world.control(deliver('<p>And another one</p>'))
  await letPass(page, 46)
  const button = page.getByRole('button', { name: '2 new posts' })
  await expect(button).toBeVisible()
  await expect(page.getByRole('log').filter({ hasText: '2 new posts' })).toBeAttached()
  expect(await first()).toBe(before)

  await button.click()
  await expect(posts(page).first()).toContainText('And another one')
  await expect(posts(page).nth(1)).toContainText('Fresh from the oven')
  await expect(button).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Home' })).toBeFocused()
  await allAsked(page)
})

// docs/spec/lists.md#own-reposts
// docs/spec/timelines.md#you-were-here
test("a repost of one's own is no new post, and stands once", async ({ page, openAs, world }) => {
  await openHome(page, openAs, world)
  const post = posts(page)
    .filter({ has: page.getByRole('button', { name: /^Repost/, pressed: false }) })
    .first()
  const id = await post.getAttribute('data-row')
  await post.getByRole('button', { name: /^Repost/ }).click()
  await world.requests()
  await letPass(page, 46)
  await expect.poll(async () => (await world.requests()).filter(isPoll).length).toBeGreaterThan(0)
  await letPass(page, 5)
  await expect(page.getByRole('button', { name: /new post/ })).toHaveCount(0)
  await page.reload()
  await waitUntilQuiet(page, world)
  await expect(page.locator(`main [data-row="${id}"]`)).toHaveCount(1)
  await expect(posts(page).filter({ hasText: 'You reposted' })).toHaveCount(0)
  await expect(page.getByText('You were here')).toHaveCount(0)
})

// docs/spec/lists.md#new-posts
test('further down new posts are inserted above, and what is being read does not move @daily', async ({
  page,
  openAs,
  world,
}) => {
  await openHome(page, openAs, world)
  const tenth = page.locator('main [data-row]').nth(9)
  await tenth.scrollIntoViewIfNeeded()
  const read = page.locator(`main [data-row="${await tenth.getAttribute('data-row')}"]`)
  const top = async () => (await read.boundingBox())?.y
  const before = await top()
  const offset = await page.evaluate(() => window.scrollY)
  for (const number of [1, 2, 3]) await world.control(deliver(`<p>News number ${number}</p>`))
  await letPass(page, 46)
  await expect(page.getByRole('button', { name: '3 new posts' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(offset)
  expect(await top()).toBe(before)

  // Reading up to them is enough.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(posts(page).first()).toContainText('News number 3')
  await expect(page.getByRole('button', { name: '3 new posts' })).toHaveCount(0)
})

// docs/spec/lists.md#gaps
test('more new posts than one poll loads leave a gap that can be filled', async ({ page, openAs, world }) => {
  await openHome(page, openAs, world)
  for (let number = 1; number <= 110; number += 1) await world.control(deliver(`<p>Flood ${number}.</p>`))
  await letPass(page, 46)
  await page.getByRole('button', { name: '100 new posts' }).click()
  await expect(posts(page).first()).toContainText('Flood 110.')
  const gap = page.getByRole('button', { name: 'Load what is missing here' })
  await gap.focus()
  await page.keyboard.press('Enter')
  await expect(gap).toHaveCount(0)
  await expect(posts(page).filter({ hasText: 'Flood 10.' })).toBeFocused()
  for (const text of ['Flood 10.', 'Flood 1.'])
    await expect(posts(page).filter({ hasText: text })).toHaveCount(1)
})

// docs/spec/lists.md#new-posts
test('only one of two tabs polls; when it is closed the other takes over', async ({
  page,
  context,
  openAs,
  world,
}) => {
  await openHome(page, openAs, world)
  const other = await context.newPage()
  await other.goto('/home')
  await waitUntilQuiet(other, world)

  await world.control(deliver('<p>For both tabs</p>'))
  await letPass(page, 46) // the clock is one for all tabs
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: '1 new post' })).toBeVisible()
  expect((await world.requests()).filter(isPoll)).toHaveLength(1)

  await world.control(deliver('<p>For the one that is left</p>'))
  const control = await context.newPage() // the journey's own requests need a page that stays
  await page.close()
  // The clock must not move before the other tab has taken over, or somebody has given a sign: after two
  // minutes without one nobody is reading.
  await oneAsks(other, 'kith-new-posts')
  await other.keyboard.press('Shift')
  await letPass(other, 64) // without locks it waits a little longer for the one that asked
  await expect(other.getByRole('button', { name: '2 new posts' })).toBeVisible()
  await control.close()
})
