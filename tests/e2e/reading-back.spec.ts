/**
 * Tests docs/spec/navigation.md#coming-back at places that are chosen by chance, the same ones each time:
 * rows with tall pictures, quotes and folded posts, also after the window was turned and after many new posts
 * came in above.
 */
import type { Locator, Page } from '@playwright/test'
import { type RepeatableRandom, repeatableRandom } from '#demo/repeatable-random.ts'
import { isComplete } from './complete.ts'
import { allAnswered, demoPerson, expect, letPass, posts, test } from './journey.ts'
import { leaveBy } from './leave.ts'

/** A short form for every day; `npm run test:long` goes to forty places. */
const PLACES = Number(process.env.KITH_PLACES ?? 4)
/** The places that one reader goes to, one after the other. */
const PLACES_A_READER = 4
const READERS = Array.from({ length: Math.ceil(PLACES / PLACES_A_READER) }, (_, reader) => reader + 1)

const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 800, height: 1280 }
/** The things that happen before the reader leaves, or while they are away. */
const HAPPENINGS = ['nothing', 'unfolds', 'turns', 'news'] as const
const MANY = 200

/** Scrolls as a wheel does, so that rows are drawn and dropped on the way. */
async function wheel(page: Page, distance: number) {
  const step = 700 * Math.sign(distance)
  for (let left = Math.abs(distance); left > 0; left -= 700) {
    await page.mouse.wheel(0, Math.abs(step) > left ? left * Math.sign(distance) : step)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
}

/** Goes down by chance, and a little up again, as somebody does who looks for a post. */
async function readOn(page: Page, chance: RepeatableRandom) {
  await page.mouse.move(600, 400)
  await wheel(page, chance.whole(1_000, 9_800))
  await wheel(page, -chance.whole(300, 2_600))
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
  await allAnswered(page)
}

/** Returns the ids of the rows whose first line, with the link, is in the window. */
const rowsInWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-card][data-row]')]
      .filter((card) => {
        const { top } = card.getBoundingClientRect()
        return top > 100 && top < window.innerHeight - 120
      })
      .map((card) => card.getAttribute('data-row') ?? ''),
  )

/**
 * Goes on until the first line of a row is in the window, and returns the rows: a tall post may fill it, a
 * busy machine draws later.
 */
async function findRows(page: Page): Promise<string[]> {
  await expect
    .poll(async () => {
      const rows = await rowsInWindow(page)
      if (rows.length === 0) await wheel(page, 200)
      return rows
    })
    .not.toEqual([])
  return rowsInWindow(page)
}

const topOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().top)

/** Unfolds a long post near the window, if there is one; returns the button that folds it again. */
async function unfoldIn(page: Page): Promise<Locator | null> {
  const feed = page.getByRole('feed')
  const button = feed.getByRole('button', { name: 'Show more', expanded: false }).first()
  if ((await button.count()) === 0) return null
  const id = await button.evaluate((element) => element.closest('[data-row]')?.getAttribute('data-row'))
  await button.click()
  return page.locator(`main [data-row="${id}"]`).getByRole('button', { name: 'Show less' })
}

// docs/spec/navigation.md#coming-back
for (const reader of READERS)
  test(`Back finds the row where it stood, reader ${reader} of ${READERS.length}`, async ({
    page,
    openAs,
    world,
  }) => {
    test.setTimeout(240_000)
    const chance = repeatableRandom(`reader ${reader}`)
    await page.setViewportSize(WIDE)
    await page.clock.install()
    await openAs(demoPerson('alice'), '/home')
    await expect(posts(page)).toHaveCount(20)
    await isComplete(page)
    for (const happening of chance.shuffled(HAPPENINGS)) {
      await test.step(happening, async () => {
        await readOn(page, chance)
        const unfolded = happening === 'unfolds' ? await unfoldIn(page) : null
        const id = chance.pick(await findRows(page))
        const row = page.locator(`main [data-row="${id}"]`)
        const link = row.locator('a[data-permalink]').first()
        const { top } = await leaveBy(link)
        await expect(page.getByRole('list', { name: 'Thread' })).toHaveAttribute('aria-busy', 'false')
        if (happening === 'turns') await page.setViewportSize(NARROW)
        if (happening === 'news')
          await world.control({
            deliver: Array.from({ length: MANY }, (_, number) => ({
              author: 'bob',
              content: `<p>Piece of news ${number}</p>`,
            })),
          })
        await allAnswered(page)
        await world.requests()

        await page.goBack()
        await expect(link).toBeFocused()
        await allAnswered(page)
        const moved = Math.abs((await topOf(row)) - top)
        console.info(`${happening}: moved by ${moved.toFixed(2)} px`)
        expect(moved).toBeLessThanOrEqual(1)
        // How far Home was read is told a while after one stopped, and notifications are asked for by the
        // clock.
        const isQuestion = ({ method, path }: { method: string; path: string }) =>
          method === 'GET' && path.startsWith('/api/') && !path.startsWith('/api/v1/notifications')
        expect((await world.requests()).filter(isQuestion)).toEqual([])
        if (unfolded) await expect(unfolded).toBeAttached()
        if (happening === 'news') {
          await letPass(page, 46)
          await expect(page.getByRole('button', { name: '100 new posts' })).toBeVisible()
          await allAnswered(page)
          expect(Math.abs((await topOf(row)) - top)).toBeLessThanOrEqual(1)
        }
        if (happening === 'turns') await page.setViewportSize(WIDE)
      })
    }
  })
