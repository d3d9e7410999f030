/**
 * Tests docs/spec/lists.md#nothing-moves-while-reading with the browser's own measure: nothing that is in the
 * window moves by itself.
 */
import type { Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { allAnswered, demoPerson, expect, letPass, posts, test } from './journey.ts'
import type { Person } from './people.ts'
import { followShifts, shifts } from './shifts.ts'

/** The browser takes a change within this time of a press for its effect. Milliseconds, with some room. */
const AFTER_A_PRESS = 700

/** Scrolls as a wheel does, and lets the page draw what comes near. */
async function wheel(page: Page, steps: number) {
  await page.mouse.move(600, 400)
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
}

/** Opens Home in a window of a desktop whose clock the journey turns, and follows what moves in it. */
async function openHome(page: Page, openAs: (who: Person, path: string) => Promise<void>) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.clock.install()
  await followShifts(page)
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page)).toHaveCount(20)
  await isComplete(page)
  await allAnswered(page)
}

// docs/spec/lists.md#nothing-moves-while-reading
test('nothing moves while pictures and further pages arrive', async ({ page, openAs }) => {
  await openHome(page, openAs)
  expect.soft(await shifts(page), 'while the page starts').toEqual([])

  await wheel(page, 30)
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
  const place = await posts(page).last().getAttribute('aria-posinset')
  expect(Number(place), 'two further pages have come').toBeGreaterThan(40)
  await allAnswered(page)
  expect.soft(await shifts(page), 'while reading on').toEqual([])
})

// docs/spec/lists.md#nothing-moves-while-reading
test('nothing moves while new posts and missing posts arrive', async ({ page, openAs, world }) => {
  await openHome(page, openAs)
  await wheel(page, 5)
  await allAnswered(page)
  await shifts(page) // the first page is another journey's

  const flood = (number: number) => ({ author: 'bob', content: `<p>Flood ${number}.</p>` })
  await world.control({ deliver: Array.from({ length: 130 }, (_, number) => flood(number + 1)) })
  // They are more than a minute old when they come: "now" would become "1m ago" on a slow machine. The clock
  // of the server goes along: the page would be put right by it with its next call, and its times would move
  // back.
  await world.control({ advance: 70 })
  await letPass(page, 70)
  await expect(page.getByRole('button', { name: '100 new posts' })).toBeVisible()
  await allAnswered(page)
  expect.soft(await shifts(page), 'when new posts come in above').toEqual([])

  const gap = page.getByRole('button', { name: 'Load what is missing here' })
  await gap.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await allAnswered(page)
  await shifts(page) // the jump was asked for
  await world.control({ hold: { path: '/api/v1/timelines/home' } })
  await gap.click()
  await page.clock.runFor(AFTER_A_PRESS)
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), AFTER_A_PRESS)
  await world.control({ release: true })
  await expect(posts(page).filter({ hasText: 'Flood 30.' })).toBeInViewport()
  await allAnswered(page)
  expect.soft(await shifts(page), 'when a gap is filled').toEqual([])
})
