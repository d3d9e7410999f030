/** Visits a page, waits until it is idle, and measures what the visit cost. */
import type { BrowserContext, CDPSession } from '@playwright/test'
import { leave, slowDown } from './reader.ts'
import { countWork, heapOf } from './work.ts'

/** Times in milliseconds after the start of the navigation, sizes in kB. */
export type Visit = {
  'first post': number
  'screen full': number
  '20 posts': number
  /** The whole of all tasks above 50 ms. */
  'long tasks': number
  /** The time above 50 ms in each of them. */
  'blocking time': number
  /** The time that the main thread worked until all was idle, in milliseconds of its own. */
  'main thread': number
  /** Answers of the API that were there before the first post. */
  'answers before': number
  'kB received': number
  requests: number
  'JS heap': number
}

type Marks = { first?: number; full?: number; twenty?: number; longTasks: number[] }

declare global {
  interface Window {
    marks: Marks
    sayFull(nothing: ''): void
  }
}

/** Visits a page. Who is coming back leaves it so that the page can keep what it keeps. */
export async function visit(
  context: BrowserContext,
  address: string,
  { isSlow = false, isComingBack = false }: { isSlow?: boolean; isComingBack?: boolean },
): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (isSlow) await slowDown(session)
  const work = await countWork(session)
  const traffic = countTraffic(session)
  const untilFull = await whenFull(session)
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'commit' })
  await untilFull()
  await page.waitForLoadState('networkidle')
  await page
    .waitForFunction(() => window.marks.twenty !== undefined, undefined, { timeout: 5_000 })
    .catch(() => console.warn(`${address} does not draw twenty posts`))
  const marks = await page.evaluate(() => window.marks)
  const { 'main thread, ms': mainThread } = await work()
  const { first = Number.NaN, full = Number.NaN, twenty = Number.NaN, longTasks } = marks
  const result = {
    'first post': first,
    'screen full': full,
    '20 posts': twenty,
    'long tasks': sum(longTasks),
    'blocking time': sum(longTasks.map((duration) => duration - 50)),
    'main thread': mainThread,
    'answers before': await page.evaluate(answersBefore, first),
    'kB received': traffic.bytes / 1000,
    requests: traffic.requests,
    'JS heap': (await heapOf(session)) * 1024,
  }
  if (isComingBack) await leave(page)
  await page.close()
  return result
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** How long a page may take to fill its window, in milliseconds. */
const PATIENCE = 60_000

/**
 * Returns a function that waits until the page says that it fills its window. To ask the page instead would
 * put 330 kB of the test runner's own script into it, which takes 15 ms before the first post.
 */
async function whenFull(session: CDPSession): Promise<() => Promise<void>> {
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'sayFull' })
  const full = new Promise<void>((resolve, reject) => {
    session.once('Runtime.bindingCalled', () => resolve())
    setTimeout(() => reject(new Error('the page did not fill its window')), PATIENCE).unref()
  })
  return () => full
}

/** Runs in the page. */
function answersBefore(first: number): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries.filter(({ name, responseEnd }) => name.includes('/api/') && responseEnd <= first).length
}

function countTraffic(session: CDPSession) {
  const traffic = { bytes: 0, requests: 0 }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
  })
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) traffic.requests += 1
  })
  return traffic
}

/**
 * Runs in the page. Looks at every frame and gives a change the time of the frame after the one that painted
 * it.
 */
function watch() {
  const marks: Marks = { longTasks: [] }
  window.marks = marks
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })

  let painted: ('first' | 'full' | 'twenty')[] = []
  const look = () => {
    if (marks.full === undefined && painted.includes('full')) window.sayFull('')
    for (const name of painted) marks[name] ??= performance.now()
    painted = []
    const posts = document.querySelectorAll('article')
    const last = posts[posts.length - 1]?.getBoundingClientRect()
    if (posts.length > 0) painted.push('first')
    // A windowed list holds only what fills the screen.
    if (posts.length >= 20 || (last && last.bottom >= innerHeight)) painted.push('full')
    if (posts.length >= 20) painted.push('twenty')
    if (marks.twenty === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
