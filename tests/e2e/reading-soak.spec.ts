/**
 * Tests docs/spec/conventions.md#what-an-open-page-costs: who reads on and on, goes back and forth and writes
 * now and then keeps a page of the same size. `npm run test:long` does it for thirty simulated minutes.
 */
import type { CDPSession, Page } from '@playwright/test'
import { CACHE_TIME } from '#data/connection/query-client.ts'
import { isComplete } from './complete.ts'
import { allAnswered, demoPerson, expect, posts, test } from './journey.ts'

const MINUTES = Number(process.env.KITH_SOAK_MINUTES ?? 5)
/** One turn through the product takes so many simulated minutes. */
const TURN = 2.5
/** After so many turns everything was open once, and what is loaded late is there. */
const WARM = MINUTES > 10 ? 4 : 1
/**
 * By so much may each size differ between two turns. What was opened once more stays in the cache for an
 * hour.
 */
const ROOM = MINUTES > 10 ? 1.1 : 1.2

declare global {
  interface Window {
    pendingTimers: Set<unknown>
  }
}

interface Size {
  heap: number
  listeners: number
  timers: number
  nodes: number
  detached: number
}

// docs/spec/conventions.md#what-an-open-page-costs
test('heap, listeners, timers and nodes stay as they are @slow', async ({ page, openAs }) => {
  test.setTimeout(120_000 + MINUTES * 40_000)
  await page.clock.install()
  await page.addInitScript(countTimers, CACHE_TIME)
  await openAs(demoPerson('alice'), '/home')
  await isComplete(page)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('DOM.enable')
  const sizes: Size[] = []
  for (let turn = 0; turn < MINUTES / TURN; turn += 1) {
    await takeTurn(page, turn)
    sizes.push(await sizeOf(page, session))
  }
  console.info(sizes.map((size, turn) => `${(turn + 1) * TURN} min ${JSON.stringify(size)}`).join('\n'))
  const [warm, last] = [sizes[WARM - 1], sizes.at(-1)]
  for (const name of ['heap', 'listeners', 'timers', 'nodes', 'detached'] as const) {
    expect.soft(last?.[name], name).toBeLessThanOrEqual(Math.ceil((warm?.[name] ?? 0) * ROOM))
  }
})

/**
 * Reads on, opens a thread and comes back, looks at another feed and at the notifications, writes, and rests.
 */
async function takeTurn(page: Page, turn: number): Promise<void> {
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
    await page.clock.runFor(15_000)
  }
  await allAnswered(page)
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

async function sizeOf(page: Page, session: CDPSession): Promise<Size> {
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes')
  return {
    heap: Number((usedSize / 2 ** 20).toFixed(2)),
    listeners: jsEventListeners,
    timers: await page.evaluate(() => window.pendingTimers.size),
    nodes,
    detached: detachedNodes.length,
  }
}

/**
 * Runs in the page before everything else. Counts the timers that are set and neither ran nor were cleared.
 * Those that let go of a cached answer after its `cacheTime` are left out: each belongs to an answer, and
 * goes with it.
 */
function countTimers(cacheTime: number): void {
  const pending = new Set<unknown>()
  window.pendingTimers = pending
  const { setTimeout: set, setInterval: repeat, clearTimeout: clear, clearInterval: end } = window
  window.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) => {
    const id: unknown = set(
      (...given: []) => {
        pending.delete(id)
        run(...given)
      },
      delay,
      ...rest,
    )
    if (delay !== cacheTime) pending.add(id)
    return id
  }) as typeof window.setTimeout
  window.setInterval = ((run: () => void, delay?: number, ...rest: unknown[]) => {
    const id: unknown = repeat(run, delay, ...rest)
    pending.add(id)
    return id
  }) as typeof window.setInterval
  window.clearTimeout = (id) => {
    pending.delete(id)
    clear(id)
  }
  window.clearInterval = (id) => {
    pending.delete(id)
    end(id)
  }
}
