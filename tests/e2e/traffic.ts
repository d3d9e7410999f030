/** Follows the requests of a journey's pages, so that it can wait for the answers before it changes what the server says. */
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

interface Traffic {
  underWay: Set<Request>
  /** When a request began or ended last, in milliseconds. */
  changedAt: number
}

const trafficOf = new WeakMap<BrowserContext, Traffic>()

/** An effect that asks because of an answer does so within this time, in milliseconds. */
const QUIET_AFTER = 100

/** Starts to follow the requests of a context. */
export function followTraffic(context: BrowserContext): void {
  const traffic: Traffic = { underWay: new Set(), changedAt: 0 }
  trafficOf.set(context, traffic)
  const end = (request: Request) => {
    traffic.underWay.delete(request)
    traffic.changedAt = performance.now()
  }
  context.on('request', (request) => {
    // What an earlier page has asked may end without a word.
    if (request.isNavigationRequest()) {
      for (const each of traffic.underWay) if (isOf(each, request.frame().page())) end(each)
    }
    traffic.underWay.add(request)
    traffic.changedAt = performance.now()
  })
  context.on('requestfinished', end)
  context.on('requestfailed', end)
}

/** Waits until everything that the page has asked for is answered. */
export const allAnswered = (page: Page) =>
  expect
    .poll(() => requestsOf(page), { message: 'every request is answered', intervals: [QUIET_AFTER] })
    .toEqual([])

/** Returns the addresses of what is under way, and a word when the last answer is too recent. */
function requestsOf(page: Page): string[] {
  const traffic = trafficOf.get(page.context())
  if (!traffic) throw new Error('the requests of this page are not followed')
  const underWay = [...traffic.underWay].filter((request) => isOf(request, page)).map((each) => each.url())
  const isRecent = performance.now() - traffic.changedAt < QUIET_AFTER
  return underWay.length === 0 && isRecent ? ['an answer that has just come'] : underWay
}

const isOf = (request: Request, page: Page) => request.frame().page() === page
