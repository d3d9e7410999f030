/**
 * Measures a wheel that turns through a feed, in this client and in a bare React page that holds the same
 * posts.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../tests/harness/chromium.ts'
import { prepareContestants } from './contestants.ts'
import { type Frames, watchFrames } from './frames.ts'
import { openReader } from './reader.ts'
import { signIn, startServer } from './server.ts'
import { figure, median, printTable, ratio } from './table.ts'
import { fillTown } from './town.ts'
import { countWork, heapOf, WORK, type Work } from './work.ts'

/** A turn of the wheel, in pixels, and the time until the next one, in milliseconds. */
export const TURN = 400
const PAUSE = 50

const TITLES = {
  dropped: 'dropped frames, %',
  longest: 'longest frame, ms',
  longTasks: 'tasks above 50 ms',
  longestTask: 'longest task, ms',
  shift: 'layout shift',
  elements: 'elements',
  listeners: 'listeners',
  heap: 'heap, MiB',
} as const

type Run = Work & Frames & { elements: number; listeners: number; heap: number }
export type ScrollFigures = Record<'kith' | 'floor', Run[]>

export async function run({ rounds, posts = 500 }: { rounds: number; posts?: number }) {
  const server = await startServer(await prepareContestants(), '--separate-worlds')
  const browser = await chromium.launch(chromiumOptions)
  const addresses = { kith: '/home', floor: `/floor.html?count=${posts}` }
  const runs: ScrollFigures = { kith: [], floor: [] }
  try {
    const token = await signIn(server.origin)
    await fillTown(server.origin, token, posts + 40)
    for (let round = 1; round <= rounds; round++) {
      for (const name of round % 2 ? (['kith', 'floor'] as const) : (['floor', 'kith'] as const)) {
        runs[name].push(await scroll(browser, server.origin, token, addresses[name], posts))
      }
      console.log(`round ${round} of ${rounds}`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  report(runs, posts)
  return runs
}

async function scroll(browser: Browser, origin: string, token: string, path: string, posts: number) {
  const context = await openReader(browser, token)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(origin + path)
  await page.locator('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.mouse.move(640, 450)
  const [frames, work] = [await watchFrames(page), await countWork(session)]
  await turnTo(page, posts)
  const result: Run = {
    ...(await frames()),
    ...(await work()),
    heap: await heapOf(session),
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    listeners: await listenersOf(page),
  }
  await context.close()
  return result
}

/** Turns the wheel until the window shows the post of this number. */
export async function turnTo(page: Page, posts: number): Promise<void> {
  while (!(await page.evaluate(hasReached, posts))) {
    for (let turn = 0; turn < 8; turn++) {
      await page.mouse.wheel(0, TURN)
      await page.waitForTimeout(PAUSE)
    }
  }
}

/** Runs in the page. Returns whether the window shows the post of this number, or the end of the page. */
function hasReached(posts: number): boolean {
  const article = document.elementFromPoint(640, 450)?.closest('article')
  const place = Number(article?.getAttribute('aria-posinset') ?? 0)
  const isFloor = document.querySelector('[role=feed]') === null
  return place >= posts || (isFloor && scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
}

async function listenersOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN
}

function report({ kith, floor }: ScrollFigures, posts: number): void {
  const names = [...(Object.keys(TITLES) as (keyof typeof TITLES)[]), ...WORK]
  const rows = names.map((name) => {
    const [own, base] = [kith, floor].map((runs) => median(runs.map((each) => each[name])))
    return [
      name in TITLES ? TITLES[name as keyof typeof TITLES] : name,
      figure(own),
      figure(base),
      ratio(own, base),
    ]
  })
  console.log(`\nA wheel through ${posts} posts`)
  printTable(['', 'kith', 'React floor', 'to floor'], rows)
}
