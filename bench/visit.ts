/** Visits a page, waits until it is idle, and measures what the visit cost. */
import type { BrowserContext, CDPSession } from '@playwright/test'

/** Times in milliseconds after the start of the navigation, sizes in kB. */
export type Visit = {
  'first post': number
  'screen full': number
  'long tasks': number
  'kB received': number
  requests: number
  'JS heap': number
}

type Marks = { first?: number; full?: number; longTasks: number }

declare global {
  interface Window {
    marks: Marks
  }
}

/** A phone's processor on a train's network. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

export async function visit(context: BrowserContext, address: string, isSlow: boolean): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Network.enable')
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', SLOW)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  const traffic = countTraffic(session)
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.marks.full !== undefined, undefined, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')

  const marks = await page.evaluate(() => window.marks)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
  await page.close()
  return {
    'first post': marks.first ?? Number.NaN,
    'screen full': marks.full ?? Number.NaN,
    'long tasks': marks.longTasks,
    'kB received': traffic.bytes / 1000,
    requests: traffic.requests,
    'JS heap': heap / 1000,
  }
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

/** Runs in the page. Looks at every frame and gives a change the time of the frame after the one that painted it. */
function watch() {
  const marks: Marks = { longTasks: 0 }
  window.marks = marks
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.longTasks += duration
  }).observe({ type: 'longtask', buffered: true })

  let next: 'first' | 'full' | undefined
  const look = () => {
    if (next !== undefined) marks[next] = performance.now()
    next = undefined
    const posts = document.querySelectorAll('article')
    const last = posts[posts.length - 1]?.getBoundingClientRect()
    if (marks.first === undefined && posts.length > 0) next = 'first'
    // A windowed list holds only what fills the screen.
    else if (posts.length >= 20 || (last && last.bottom >= innerHeight)) next = 'full'
    if (marks.full === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
