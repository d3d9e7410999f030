/** Counts the elements and listeners of posts, in this client and in a bare React page. */
import { type Browser, chromium } from '@playwright/test'
import { chromiumOptions } from '../tests/harness/chromium.ts'
import { prepareContestants } from './contestants.ts'
import { openReader } from './reader.ts'
import { signIn, startServer } from './server.ts'
import { figure, median, printTable, ratio } from './table.ts'
import { command } from './town.ts'

const ORDINARY = 'An ordinary post of a few words, to be counted.'

/** A post without a picture that has a title and is read and answered. */
const POST = {
  author: 'bob',
  content: `<h1>A title</h1><p>${ORDINARY}</p>`,
  overrides: { title: 'A title', replies_count: 2, reblogs_count: 1, favourites_count: 3 },
}

interface Counts {
  ordinary: number
  median: number
  page: number
  listeners: number
}

export async function run() {
  const server = await startServer(await prepareContestants(), '--separate-worlds')
  const browser = await chromium.launch(chromiumOptions)
  try {
    const token = await signIn(server.origin)
    await command(server.origin, { deliver: POST })
    const kith = await count(browser, server.origin, token, '/home')
    const floor = await count(browser, server.origin, token, '/floor.html')
    report(kith, floor)
    return { kith, floor }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function count(browser: Browser, origin: string, token: string, path: string): Promise<Counts> {
  const context = await openReader(browser, token)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(origin + path)
  await page.locator('article', { hasText: ORDINARY }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_000)
  const { metrics } = await session.send('Performance.getMetrics')
  const posts = await page.evaluate(() =>
    [...document.querySelectorAll('article')].map((post) => ({
      text: post.textContent ?? '',
      elements: post.querySelectorAll('*').length + 1,
    })),
  )
  const result = {
    ordinary: posts.find(({ text }) => text.includes(ORDINARY))?.elements ?? Number.NaN,
    median: median(posts.map(({ elements }) => elements)),
    page: await page.evaluate(() => document.querySelectorAll('*').length),
    listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN,
  }
  await context.close()
  return result
}

const TITLES = {
  ordinary: 'elements of an ordinary post',
  median: 'elements of a post, median',
  page: 'elements of the page',
  listeners: 'listeners of the page',
} as const

function report(kith: Counts, floor: Counts): void {
  const rows = (Object.keys(TITLES) as (keyof Counts)[]).map((name) => [
    TITLES[name],
    figure(kith[name]),
    figure(floor[name]),
    ratio(kith[name], floor[name]),
  ])
  console.log()
  printTable(['', 'kith', 'React floor', 'to floor'], rows)
}
