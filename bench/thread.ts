/** Measures how soon a thread of two hundred replies can be read, in this client and in a bare React page. */
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../tests/harness/chromium.ts'
import { prepareContestants } from './contestants.ts'
import { signIn, startServer } from './server.ts'
import { median, printTable } from './table.ts'

/** Processor slowdowns: a laptop, and a phone. */
const PROFILES = { laptop: 1, 'phone, 4 × slower': 4 }

const METRICS = ['asked-for post', 'long tasks', 'DOM nodes', 'fold', 'unfold', 'to the end'] as const
type Visit = Record<(typeof METRICS)[number], number>

type Marks = { asked: number; longTasks: number }

declare global {
  interface Window {
    thread: Marks
  }
}

export async function run({ rounds }: { rounds: number }): Promise<void> {
  const server = await startServer(await prepareContestants())
  const browser = await chromium.launch(chromiumOptions)
  try {
    const token = await signIn(server.origin)
    const posts = await longThread(server.origin, token)
    const addresses = {
      // The bare React page cannot scroll to a post, so it opens the first one, which is the easiest.
      first: `/post/${posts[0]}`,
      middle: `/post/${posts[150]}`,
      floor: `/floor.html?posts=/api/v1/statuses/${posts[0]}/thread`,
    }
    for (const [profile, slowdown] of Object.entries(PROFILES)) {
      const columns = []
      for (const address of Object.values(addresses)) {
        const visits: Visit[] = []
        // The first round is not counted: the server compresses each file once.
        for (let round = 0; round <= rounds; round++) {
          const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
          await context.addInitScript((value) => localStorage.setItem('auth_token', value), token)
          const result = await visit(context, server.origin + address, slowdown)
          if (round > 0) visits.push(result)
          await context.close()
        }
        columns.push(visits)
      }
      report(`${profile}, ${posts.length} posts`, columns)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function longThread(origin: string, token: string): Promise<string[]> {
  const ask = async (path: string): Promise<{ id: string }[]> => {
    const answer = await fetch(origin + path, { headers: { Authorization: `Bearer ${token}` } })
    return answer.json()
  }
  const [root] = await ask('/api/v1/timelines/tag/smallrules')
  return (await ask(`/api/v1/statuses/${root?.id}/thread`)).map(({ id }) => id)
}

async function visit(context: BrowserContext, address: string, slowdown: number): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watch)
  await page.goto(address)
  await page.waitForFunction(() => window.thread.asked > 0)
  await page.waitForLoadState('networkidle')
  const { asked, longTasks } = await page.evaluate(() => window.thread)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const fold = await foldOnce(page)
  const unfold = await foldOnce(page)
  return {
    'asked-for post': asked,
    'long tasks': longTasks,
    'DOM nodes': nodes,
    fold,
    unfold,
    'to the end': await goToEnd(page),
  }
}

/**
 * Returns the time from a click on the first fold switch in the window to the frame that shows it, or NaN
 * without one.
 */
const foldOnce = (page: Page) =>
  page.evaluate(async () => {
    const switches = [
      ...document.querySelectorAll<HTMLElement>('li button[aria-expanded]:not([popovertarget])'),
    ]
    const button = switches.find((each) => each.getBoundingClientRect().top > 100)
    if (!button) return Number.NaN
    const start = performance.now()
    button.click()
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    return performance.now() - start
  })

/** Returns the time from a jump to the end of the page until posts fill the window there. */
const goToEnd = (page: Page) =>
  page.evaluate(async () => {
    const start = performance.now()
    const atEnd = () =>
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('article') !== null &&
      scrollY + innerHeight >= document.documentElement.scrollHeight - 2
    do {
      scrollTo(0, document.documentElement.scrollHeight)
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    } while (!atEnd())
    return performance.now() - start
  })

function report(title: string, [first = [], middle = [], floor = []]: Visit[][]): void {
  console.log(`\n${title}`)
  const rows = METRICS.map((metric) => {
    const [one, other, base] = [first, middle, floor].map((visits) =>
      median(visits.map((result) => result[metric])),
    )
    const shown = (value = Number.NaN) => (Number.isNaN(value) ? '–' : value.toFixed(0))
    const times = (value = Number.NaN) => (base ? `${(value / base).toFixed(2)} ×` : '–')
    return [metric, shown(one), shown(other), shown(base), times(one), times(other)]
  })
  printTable(['', 'first post', 'post 150', 'React floor', 'first to floor', '150 to floor'], rows)
}

/**
 * Runs in the page. Records the time of the frame after the one that painted the requested post inside the
 * window.
 */
function watch() {
  window.thread = { asked: 0, longTasks: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.thread.longTasks += duration
  }).observe({ type: 'longtask', buffered: true })

  let isPainted = false
  const look = () => {
    if (isPainted) window.thread.asked = performance.now()
    const post = document.querySelector('article[aria-current]') ?? document.querySelector('#root > article')
    const top = post?.getBoundingClientRect().top ?? Number.NaN
    isPainted = top >= 0 && top < innerHeight
    if (window.thread.asked === 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
