/**
 * Tests docs/spec/lists.md#reading-goes-on-at-once, docs/spec/lists.md#the-reading-position,
 * docs/spec/offline.md#kept-answers, docs/spec/offline.md#kept-answers-are-renewed.
 */
import type { Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { allAnswered, demoPerson, expect, posts, test } from './journey.ts'
import { followShifts, shifts } from './shifts.ts'

/** Waits until the database keeps home. */
const isKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('kith_kept')), { message: 'home is kept' })
    .not.toBeNull()

/** Returns the first row that begins in the window. */
const rowRead = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main [data-row]')]
    return rows.find((row) => row.getBoundingClientRect().top >= 0)?.getAttribute('data-row')
  })

/** Reads Home down to a place, and waits until it is kept; returns the row that is read. */
async function readDown(page: Page, steps: number) {
  await expect(posts(page)).toHaveCount(20)
  await page.mouse.move(600, 400)
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  await isComplete(page)
  await allAnswered(page)
  await isKept(page)
  return rowRead(page)
}

const PLACES = [
  { where: 'where it was read', steps: 6 },
  { where: 'at its top', steps: 0 },
]

for (const { where, steps } of PLACES) {
  test(`home stands ${where} before any answer, and does not move when it comes`, async ({
    page,
    openAs,
    world,
  }) => {
    await openAs(demoPerson('alice'), '/home')
    const row = page.locator(`[data-row="${await readDown(page, steps)}"]`)
    const topOf = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const top = await topOf()
    const news = [1, 2, 3].map((number) => ({
      author: 'bob',
      content: `written while alice was away ${number}`,
    }))
    await world.control({ deliver: news })
    for (const path of [
      '/api/v1/timelines/home',
      '/api/v1/instance',
      '/api/v1/accounts/verify_credentials',
    ]) {
      await world.control({ hold: { path } })
    }
    await followShifts(page)
    await page.reload()
    await expect(row).toBeInViewport()
    await expect.poll(topOf).toBe(top)

    await world.control({ release: true })
    await expect(page.getByRole('button', { name: '3 new posts' })).toBeVisible()
    await allAnswered(page)
    expect(await topOf()).toBe(top)
    expect(await shifts(page)).toEqual([])
    await page.getByRole('button', { name: '3 new posts' }).click()
    await expect(posts(page).first()).toContainText('written while alice was away')
    await expect(posts(page).first()).toBeInViewport()
  })
}
