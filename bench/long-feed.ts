/** Measures a long feed: the page after 200 posts, after 2,000, and coming back to its end. */
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../tests/harness/chromium.ts'
import { prepareContestants } from './contestants.ts'
import { signIn, startServer } from './server.ts'
import { printTable } from './table.ts'

const SHORT = 200
const LONG = 2_000

/** Sentences that give the posts different heights. */
const SENTENCES = [
  'The tomatoes on the balcony have decided to be a forest.',
  'A slow train, a window seat and three hours of nothing to do: the best meeting of the week.',
  'Question to everyone who repairs bicycles: how often do you really change the chain?',
  'Read a long essay about maps today and now every street looks like a decision somebody made.',
]

export async function run(): Promise<void> {
  const server = await startServer(await prepareContestants(), '--separate-worlds')
  const browser = await chromium.launch(chromiumOptions)
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const token = await signIn(server.origin)
    await context.addInitScript((value) => localStorage.setItem('auth_token', value), token)
    const page = await context.newPage()
    await fillWorld(page, server.origin)
    const session = await context.newCDPSession(page)
    await page.goto(`${server.origin}/home`)
    await readTo(page, SHORT)
    const short = await measure(page, session)
    await readTo(page, LONG)
    const long = await measure(page, session)
    report(short, long)
    await comeBack(page, server.origin)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function fillWorld(page: Page, origin: string): Promise<void> {
  const deliver = Array.from({ length: LONG + 100 }, (_, index) => ({
    author: 'bob',
    content: `<p>${index}: ${SENTENCES.slice(0, 1 + (index % 4)).join(' ')}</p>`,
  }))
  const answer = await page.request.post(`${origin}/-/control`, { data: { deliver } })
  if (!answer.ok()) throw new Error(`The world could not be filled: ${await answer.text()}`)
}

/** Scrolls until the page shows so many posts, as fast as pages arrive. */
async function readTo(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (target) => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const rows = document.querySelectorAll('[role=feed] article')
      return Number(rows[rows.length - 1]?.getAttribute('aria-posinset')) >= target
    },
    count,
    { timeout: 600_000, polling: 'raf' },
  )
  await page.waitForLoadState('networkidle')
}

interface Cost {
  'DOM nodes': number
  articles: number
  'JS heap, MB': number
}

async function measure(page: Page, session: CDPSession): Promise<Cost> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return {
    'DOM nodes': await page.evaluate(() => document.querySelectorAll('*').length),
    articles: await page.evaluate(() => document.querySelectorAll('article').length),
    'JS heap, MB': usedSize / 1e6,
  }
}

function report(short: Cost, long: Cost): void {
  const rows = (['DOM nodes', 'articles', 'JS heap, MB'] as const).map((name) => [
    name,
    short[name].toFixed(name === 'JS heap, MB' ? 1 : 0),
    long[name].toFixed(name === 'JS heap, MB' ? 1 : 0),
    `${(long[name] / short[name]).toFixed(2)} ×`,
  ])
  printTable(['', `${SHORT} posts`, `${LONG} posts`, 'ratio'], rows)
}

/** Opens a thread from the end of the feed, goes back and prints how exactly the place is restored. */
async function comeBack(page: Page, origin: string): Promise<void> {
  const link = page.locator('[role=feed] article').last().locator('a:has(time)').first()
  const href = await link.getAttribute('href')
  const same = page.locator(`[role=feed] a[href="${href}"]`)
  await same.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
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
  const off = Math.abs((await page.evaluate(() => window.scrollY)) - before)
  const isFocused = await same.evaluate((element) => element === document.activeElement)
  await page.waitForLoadState('networkidle')
  console.log(
    `\nBack from a thread: ${off.toFixed(1)} px off, focus ${isFocused ? 'kept' : 'LOST'}, ${requests} requests, ${time} ms`,
  )
}
