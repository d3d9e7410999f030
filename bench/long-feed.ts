/**
 * Measures a long feed that is read with the wheel (docs/spec/lists.md#a-list-drops-rows): the page at 200
 * posts, at 2,000, after more reading and a thread, and at 200 again after the feed was renewed; the frames
 * in between and at reading speed.
 *
 * Much of what the heap gains on the way is code that the browser compiles while it scrolls, for any page
 * that is used for long. So 200 posts are measured a second time, after the wheel has turned over them as far
 * as it turns to the 2,000th: what is larger then is what further posts need.
 */
import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../tests/harness/chromium.ts'
import { prepareContestants } from './contestants.ts'
import { type Frames, watchFrames } from './frames.ts'
import { openReader } from './reader.ts'
import { TURN, turnTo } from './scroll.ts'
import { signIn, startServer } from './server.ts'
import { figure, printTable, ratio } from './table.ts'
import { watchTasks } from './tasks.ts'
import { fillTown } from './town.ts'
import { heapOf } from './work.ts'

const SHORT = 200

/**
 * A turn of the wheel of somebody who reads, in pixels, the time until the next one, in milliseconds, and how
 * many of them.
 */
const READING = { turn: 100, pause: 100, turns: 150 }

/** Milliseconds until what is kept has been written. */
const REST = 7_000

/** The size of a page, which must not grow with its posts. */
interface Size {
  elements: number
  listeners: number
  'heap, MiB': number
}

/** The frames of a page that is scrolled, and its main thread's own time. */
type Scrolling = Frames & { longestOwn: number }

interface Wheel {
  /** With the wheel turned as in `scroll.ts`. */
  fast: Frames
  /** At the speed of somebody who reads. */
  slow: Scrolling
}

const FRAMES = {
  dropped: 'dropped frames, %',
  longest: 'longest frame, ms',
  longTasks: 'tasks above 50 ms',
  longestTask: 'longest task, ms',
  shift: 'layout shift',
} as const

export async function run({ posts = 2_000 }: { posts?: number }): Promise<void> {
  const server = await startServer(await prepareContestants(), '--separate-worlds')
  const browser = await chromium.launch(chromiumOptions)
  try {
    const token = await signIn(server.origin)
    await fillTown(server.origin, token, posts + 200)
    const open = async () => (await openReader(browser, token)).newPage()
    const floor = await open()
    await floor.goto(`${server.origin}/floor.html?count=${posts}`)
    await settle(floor)
    const base = { slow: await read(floor), fast: await turn(floor, posts) }
    await floor.close()
    console.log('The floor has been read.')
    const page = await open()
    await page.goto(`${server.origin}/home`)
    await settle(page)
    await turnTo(page, SHORT)
    const fresh = await sizeAt(page, SHORT)
    await turnUpAndDown(page, posts)
    const short = await sizeAt(page, SHORT)
    const fast = await turn(page, posts)
    const long = await sizeAt(page, posts)
    const slow = await read(page)
    await comeBack(page, server.origin)
    const used = await sizeOf(page)
    report({ fresh, short, long, used, again: await readAgain(page) }, posts)
    reportFrames({ fast, slow }, base, posts)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function settle(page: Page): Promise<void> {
  await page.locator('article').first().waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await page.mouse.move(640, 450)
}

async function turn(page: Page, posts: number): Promise<Frames> {
  const frames = await watchFrames(page)
  await turnTo(page, posts)
  return frames()
}

/** Turns the wheel up and down again over the first posts, as far in all as the way to the last one is. */
async function turnUpAndDown(page: Page, posts: number): Promise<void> {
  for (let far = SHORT; far < posts; far += 2 * SHORT) {
    while ((await page.evaluate(() => scrollY)) > 0) await page.mouse.wheel(0, -TURN)
    await turnTo(page, SHORT)
  }
}

async function read(page: Page): Promise<Scrolling> {
  const [tasks, frames] = [await watchTasks(page), await watchFrames(page)]
  for (let count = 0; count < READING.turns; count++) {
    await page.mouse.wheel(0, READING.turn)
    await page.waitForTimeout(READING.pause)
  }
  return { ...(await frames()), longestOwn: Math.max(0, ...(await tasks())) }
}

/** Renews the feed, which drops all but its first page, and reads to the same post as at first. */
async function readAgain(page: Page): Promise<Size> {
  const first = page.waitForResponse((answer) => answer.url().includes('/timelines/home'))
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await first
  await page.mouse.move(640, 450)
  await turnTo(page, SHORT)
  return sizeAt(page, SHORT)
}

/**
 * Returns the size of a page that rests with the post of this number at the upper edge of the window. The
 * wheel may have turned past it, and the page has more rows or fewer by where in its portion of twenty one
 * stands.
 */
async function sizeAt(page: Page, posts: number): Promise<Size> {
  while (!(await page.evaluate(bringUp, posts))) {
    await page.mouse.wheel(0, -READING.turn)
    await page.waitForTimeout(READING.pause)
  }
  return sizeOf(page)
}

/** Runs in the page. Brings a post to the upper edge of the window; returns whether it is there. */
function bringUp(posts: number): boolean {
  const row = document.querySelector(`[role=feed] article[aria-posinset="${posts}"]`)
  row?.scrollIntoView({ block: 'start' })
  return row !== null
}

/** Returns the size of a page that rests: its rows are drawn, and what it keeps is written. */
async function sizeOf(page: Page): Promise<Size> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST)
  const session = await page.context().newCDPSession(page)
  const heap = await heapOf(session)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return {
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN,
    'heap, MiB': heap,
  }
}

function report(
  { fresh, short, long, used, again }: Record<'fresh' | 'short' | 'long' | 'used' | 'again', Size>,
  posts: number,
): void {
  const rows = (['elements', 'listeners', 'heap, MiB'] as const).map((name) => {
    const figures = [fresh, short, long, used, again].map((size) => figure(size[name]))
    return [name, ...figures, ratio(long[name], fresh[name]), ratio(long[name], short[name])]
  })
  const titles = [`${SHORT} posts`, 'read as long', `${posts} posts`, 'after a thread', `${SHORT} again`]
  printTable(['', ...titles, `${posts} to ${SHORT}`, `${posts} to read as long`], rows)
}

function reportFrames(own: Wheel, base: Wheel, posts: number): void {
  const names = Object.keys(FRAMES) as (keyof typeof FRAMES)[]
  const rowsOf = (speed: keyof Wheel) =>
    names.map((name) => [FRAMES[name], figure(own[speed][name]), figure(base[speed][name])])
  console.log(`\nThe wheel to post ${posts}`)
  printTable(['', 'kith', 'React floor'], rowsOf('fast'))
  console.log(`\nAt reading speed, this client below post ${posts}`)
  const inOwnTime = [
    'longest task in its own time, ms',
    figure(own.slow.longestOwn),
    figure(base.slow.longestOwn),
  ]
  printTable(['', 'kith', 'React floor'], [...rowsOf('slow'), inOwnTime])
}

/** Opens a thread from the end of the feed, goes back and prints how far its row is from where it was. */
async function comeBack(page: Page, origin: string): Promise<void> {
  const link = page.locator('[role=feed] article').last().locator('a:has(time)').first()
  const href = await link.getAttribute('href')
  const same = page.locator(`[role=feed] a[href="${href}"]`)
  await same.scrollIntoViewIfNeeded()
  const top = () => same.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await same.click()
  await page.waitForURL(/\/post\//)
  await page.waitForLoadState('networkidle')
  let requests = 0
  page.on('request', (request) => {
    if (request.url().startsWith(`${origin}/api/`)) requests += 1
  })
  const start = Date.now()
  await page.goBack()
  await same.waitFor()
  const time = Date.now() - start
  const off = Math.abs((await top()) - before)
  const isFocused = await same.evaluate((element) => element === document.activeElement)
  await page.waitForLoadState('networkidle')
  console.log(
    `\nBack from a thread: ${off.toFixed(1)} px off, focus ${isFocused ? 'kept' : 'LOST'}, ${requests} requests, ${time} ms`,
  )
}
