/**
 * Follows the requests of a journey's pages, so that it can wait for the answers before it changes what the
 * server says.
 */
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

interface Traffic {
  underWay: Set<Request>
  /** When a request began or ended last, in milliseconds. */
  changedAt: number
}

const trafficOf = new WeakMap<Page, Traffic>()

/** A request that follows from an answer begins within this time of an idle page, in milliseconds. */
const QUIET_AFTER = 150

/** Starts to follow the requests of all pages of a context. */
export function followTraffic(context: BrowserContext): void {
  for (const page of context.pages()) follow(page)
  context.on('page', follow)
}

function follow(page: Page): void {
  const traffic: Traffic = { underWay: new Set(), changedAt: 0 }
  trafficOf.set(page, traffic)
  const end = (request: Request) => {
    traffic.underWay.delete(request)
    traffic.changedAt = performance.now()
  }
  page.on('request', (request) => {
    // The requests of an earlier page may end without a word.
    if (request.isNavigationRequest()) traffic.underWay.clear()
    traffic.underWay.add(request)
    traffic.changedAt = performance.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Waits until everything that the page has asked for is answered. */
export const allAnswered = (page: Page) =>
  expect
    .poll(() => requestsOf(page), { message: 'every request is answered', intervals: [QUIET_AFTER] })
    .toEqual([])

/** A call is given up after half a minute of the page's clock; no step is as long. */
const STEP_IN_SECONDS = 20

/**
 * Lets seconds pass by the clock of a journey, which is one for all tabs, and waits for every answer before
 * each step: a jump of the clock gives up what is waited for.
 */
export async function letPass(page: Page, seconds: number): Promise<void> {
  const underWay = () =>
    page
      .context()
      .pages()
      .flatMap((each) => [...(trafficOf.get(each)?.underWay ?? [])])
      .map((request) => request.url())
  for (let left = seconds; left > 0; left -= STEP_IN_SECONDS) {
    await expect.poll(underWay, 'nothing is under way').toEqual([])
    await page.clock.runFor(Math.min(left, STEP_IN_SECONDS) * 1_000)
  }
}

/**
 * Resolves when the page has done its work. A busy page may be about to ask for something; a busy machine is
 * never idle.
 */
const isIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 })),
  )

/** Returns the addresses of what is under way, and a word when the last answer is too recent. */
async function requestsOf(page: Page): Promise<string[]> {
  const traffic = trafficOf.get(page)
  if (!traffic) throw new Error('the requests of this page are not followed')
  await isIdle(page)
  const isRecent = performance.now() - traffic.changedAt < QUIET_AFTER
  if (traffic.underWay.size === 0 && isRecent) return ['an answer that has just come']
  return [...traffic.underWay].map((each) => each.url())
}
