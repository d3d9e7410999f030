/**
 * Tests docs/spec/conventions.md#what-an-open-page-costs: who reads on and on, goes back and forth and writes
 * now and then keeps a page of the same size. `npm run test:long` does it for thirty simulated minutes.
 */
import type { Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { allAnswered, demoPerson, expect, posts, test, type World } from './journey.ts'
import { type PageSize, watchSize } from './page-size.ts'

const MINUTES = Number(process.env.KITH_SOAK_MINUTES ?? 5)
/** One turn through the product takes so many simulated minutes. */
const TURN = 2.5
/**
 * Who reads for hours does so for a while at a time: in a long run the device is locked for so many minutes
 * of each half hour, before those of reading.
 */
const LOCKED = MINUTES > 60 ? 20 : 0
/** What was opened stays in the cache for an hour; after so many minutes no more than that is there. */
const WARM = MINUTES > 60 ? 120 : MINUTES > 10 ? 10 : TURN
/** By so much may each size differ from that. */
const ROOM = MINUTES > 10 ? 1.1 : 1.2

const NAMES = ['heap', 'listeners', 'timers', 'nodes', 'detached', 'documents', 'channels'] as const

// docs/spec/conventions.md#what-an-open-page-costs
test('heap, listeners, timers and nodes stay as they are', async ({ page, openAs, world }) => {
  test.setTimeout(120_000 + MINUTES * 40_000)
  await page.clock.install()
  const sizeNow = await watchSize(page)
  await openAs(demoPerson('alice'), '/home')
  await isComplete(page)
  const sizes: (PageSize & { minutes: number })[] = []
  for (let minutes = 0; minutes < MINUTES; ) {
    if (LOCKED > 0 && minutes % 30 === 0) {
      await lock(page, world, LOCKED)
      minutes += LOCKED
    }
    await takeTurn(page, world, sizes.length)
    minutes += TURN
    sizes.push({ minutes, ...(await sizeNow()) })
    console.info(JSON.stringify(sizes.at(-1)))
  }
  const warm = sizes.find(({ minutes }) => minutes >= WARM)
  for (const name of NAMES)
    expect.soft(sizes.at(-1)?.[name], name).toBeLessThanOrEqual(Math.ceil((warm?.[name] ?? 0) * ROOM))
})

/**
 * Reads on, opens a thread and comes back, looks at another feed and at the notifications, writes, and rests.
 * Others write meanwhile.
 */
async function takeTurn(page: Page, world: World, turn: number): Promise<void> {
  await world.control({
    deliver: { author: 'bob', content: `<p>News ${turn}</p>` },
    notify: { sender: 'bob', type: 'follow' },
  })
  await readOn(page)
  await posts(page)
    .nth(2)
    .getByRole('link')
    .filter({ has: page.getByRole('time') })
    .first()
    .click()
  await expect(page.getByRole('list', { name: 'Thread' })).toHaveAttribute('aria-busy', 'false')
  await page.goBack()
  await expect(page.getByRole('feed', { name: 'Home' })).toBeVisible()
  await open(page, 'Local')
  await readOn(page)
  await open(page, 'Notifications')
  await open(page, 'Home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(`Turn ${turn}`)
  await page.getByRole('button', { name: 'Publish' }).click()
  const own = posts(page)
    .filter({ hasText: `Turn ${turn}` })
    .first()
  await own.getByRole('button', { name: /^Like/ }).click()
  for (let rest = 0; rest < TURN * 4; rest += 1) {
    await allAnswered(page)
    await world.control({ advance: 15 })
    await page.clock.runFor(15_000)
  }
  await allAnswered(page)
}

/** Locks the device for so many minutes: nobody sees the page, and its timers run once when it wakes up. */
async function lock(page: Page, world: World, minutes: number): Promise<void> {
  await page.evaluate(setHidden, true)
  // What is under way would time out with the clock.
  await allAnswered(page)
  await world.control({ advance: minutes * 60 })
  await page.clock.fastForward(minutes * 60_000)
  await page.evaluate(setHidden, false)
  await allAnswered(page)
}

/** Runs in the page. */
function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  const state = hidden ? 'hidden' : 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}

async function open(page: Page, name: string): Promise<void> {
  await page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.locator('main [data-row]').first()).toBeVisible()
  await allAnswered(page)
}

async function readOn(page: Page): Promise<void> {
  await page.mouse.move(640, 450)
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 900)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  await allAnswered(page)
}
