/**
 * Tests docs/spec/offline.md#painted-first, docs/spec/offline.md#when-a-snapshot-is-shown,
 * docs/spec/offline.md#the-page-takes-over, docs/spec/offline.md#a-press-that-waited,
 * docs/spec/offline.md#how-long-a-snapshot-is-kept.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { A, allAnswered, B, expect, keep, posts, test } from './journey.ts'
import { tokenOf } from './token.ts'
import { translate } from './translator.ts'

test.use({ serviceWorkers: 'allow' })

/** The rows that stood in the window in one frame. */
interface Frame {
  isSnapshot: boolean
  /** Tells whether the application has drawn anything yet. */
  isDrawn: boolean
  /** The rows in the window and how far below its upper edge they begin. */
  rows: [id: string, top: number][]
}

declare global {
  interface Window {
    seenFrames: Frame[]
    seenShift: number
    /** When the first frame was about to be drawn, in milliseconds after the start of the navigation. */
    firstFrame: number
  }
}

/**
 * Runs in the page before anything else. Notes every frame that differs from the one before, and every shift.
 */
function watch(press: string | null): void {
  window.seenFrames = []
  window.seenShift = 0
  let isPressed = false
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.seenShift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const isSnapshot = document.documentElement?.dataset.snapshot !== undefined
    const shown = document.querySelectorAll<HTMLElement>(isSnapshot ? '[data-kept-row]' : 'main [data-row]')
    const rows = [...shown]
      .map((row): [string, number] => {
        const id = row.dataset.keptRow ?? row.dataset.row ?? ''
        return [id, Math.round(row.getBoundingClientRect().top)]
      })
      .filter(([, top]) => top > -300 && top < innerHeight)
    const frame = { isSnapshot, isDrawn: document.querySelector('#root main') !== null, rows }
    if (JSON.stringify(frame) !== JSON.stringify(window.seenFrames.at(-1))) window.seenFrames.push(frame)
    if (isSnapshot && rows.length > 0 && press !== null && !isPressed) {
      isPressed = true
      const control = document.querySelector<HTMLElement>(
        `#snapshot [data-kept-row="${rows[0]?.[0]}"] ${press}`,
      )
      control?.focus({ preventScroll: true })
      control?.click()
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const keptSnapshot = (page: Page) =>
  page.evaluate(async () => (await caches.match('/snapshot', { cacheName: 'kith-snapshot' }))?.text())

/** Waits until the files of the build are kept, and Home as it is in the window now. */
async function isKept(page: Page): Promise<void> {
  await allAnswered(page)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const place = String(-(await page.evaluate(() => window.scrollY)))
  await expect
    .poll(async () => (await keptSnapshot(page))?.includes(`margin-block-start: ${place}px`))
    .toBe(true)
}

/** Leaves by closing the tab, and comes back in a new one, which is watched. */
async function comeBack(page: Page, context: BrowserContext, press: string | null = null): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.addInitScript(watch, press)
  await next.goto('/home')
  return next
}

const framesOf = (page: Page) => page.evaluate(() => window.seenFrames)

// docs/spec/offline.md#painted-first
test('Home is painted where it was left, before the application, which takes over without a shift', async ({
  page,
  context,
  openAs,
}) => {
  await openAs(A, '/home', 'fa')
  await expect(posts(page)).toHaveCount(20)
  await page.evaluate(() => window.scrollTo(0, 1_500))
  await isKept(page)
  const left = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-row]')]
      .map((row) => [row.dataset.row, Math.round(row.getBoundingClientRect().top)])
      .filter(([, top]) => Number(top) > -300 && Number(top) < innerHeight),
  )

  const next = await comeBack(page, context, 'a[data-permalink]')
  await expect(next).toHaveURL(/\/post\//)
  const frames = await framesOf(next)
  const first = frames.find(({ rows }) => rows.length > 0)
  expect(first).toEqual({ isSnapshot: true, isDrawn: false, rows: left })
  // The press on the first row waited for the page and then opened its thread, from where the row stood.
  expect(
    frames.filter(({ isSnapshot }) => isSnapshot).every(({ rows }) => String(rows) === String(left)),
  ).toBe(true)
  await expect(next.locator('#snapshot')).toHaveCount(0)
})

// docs/spec/offline.md#a-press-that-waited
test('a press on a snapshot that is older than the last like undoes nothing @slow', async ({
  page,
  context,
  openAs,
  world,
}) => {
  await openAs(A, '/home')
  await expect(posts(page)).toHaveCount(20)
  await isKept(page)
  const like = (on: Page) => posts(on).first().getByRole('button', { name: /^Like/ })
  const wasOn = (await like(page).getAttribute('aria-pressed')) === 'true'
  const old = await keptSnapshot(page)
  await like(page).click()
  await allAnswered(page)
  // The browser was ended before it could keep the page after that: what it keeps on leaving is put back.
  const before = await keptSnapshot(page)
  await page.goto('/api/v1/instance')
  await expect.poll(() => keptSnapshot(page)).not.toBe(before)
  await page.evaluate(
    async (old) => (await caches.open('kith-snapshot')).put('/snapshot', new Response(old)),
    old,
  )
  await world.requests()

  const next = await comeBack(page, context, 'button[data-icon="heart"]')
  await expect(next.locator('#snapshot')).toHaveCount(0)
  await allAnswered(next)
  await expect(like(next)).toHaveAttribute('aria-pressed', String(!wasOn))
  const answer = await next.request.get('/-/control/requests')
  const sent: { method: string; path: string }[] = await answer.json()
  expect(sent.filter(({ path }) => path.endsWith(wasOn ? '/favourite' : '/unfavourite'))).toEqual([])
})

// docs/spec/offline.md#painted-first
test('a snapshot is painted before scripts of the application or answers of the server are asked for @slow', async ({
  page,
  context,
  openAs,
}) => {
  await openAs(A, '/home')
  await expect(posts(page)).toHaveCount(20)
  await isKept(page)
  await page.close()

  const next = await context.newPage()
  await next.addInitScript(() => {
    requestAnimationFrame(() => {
      window.firstFrame = performance.now()
    })
  })
  await next.goto('/home')
  await expect(posts(next)).toHaveCount(20)
  const { firstFrame, asked } = await next.evaluate(() => ({
    firstFrame: window.firstFrame,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/|\/assets\/(react|frame|posts)-[\w-]+\.js/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(asked.length).toBeGreaterThan(4)
  expect(Math.min(...asked)).toBeGreaterThan(firstFrame)
})

// docs/spec/offline.md#the-page-takes-over
test('the page stands where its snapshot stood, with the same focus, and nothing has moved @slow', async ({
  page,
  context,
  openAs,
}) => {
  await openAs(A, '/home')
  await expect(posts(page)).toHaveCount(20)
  await page.evaluate(() => window.scrollTo(0, 1_500))
  await isKept(page)

  const next = await comeBack(page, context)
  await expect(posts(next).first()).toBeVisible()
  await allAnswered(next)
  await expect(next.locator('#snapshot')).toHaveCount(0)
  const uncovered = async () =>
    (await framesOf(next)).find(({ isSnapshot, rows }) => !isSnapshot && rows.length > 0)
  await expect.poll(uncovered).toBeDefined()
  const last = (await framesOf(next)).findLast(({ isSnapshot }) => isSnapshot)
  expect(last?.rows.length).toBeGreaterThan(1)
  expect((await uncovered())?.rows).toEqual(last?.rows)
  expect(await next.evaluate(() => window.seenShift)).toBe(0)

  // In a window of another width it would look different, so it is not shown.
  await isKept(next)
  await next.close()
  const narrow = await context.newPage()
  await narrow.addInitScript(watch, null)
  await narrow.setViewportSize({ width: 900, height: 700 })
  await narrow.goto('/home')
  await expect(posts(narrow).first()).toBeVisible()
  expect((await framesOf(narrow)).some(({ isSnapshot }) => isSnapshot)).toBe(false)
})

// docs/spec/offline.md#when-a-snapshot-is-shown
// docs/spec/offline.md#how-long-a-snapshot-is-kept
test('nobody else sees it, and it goes with the session @slow', async ({ page, context, openAs }) => {
  await openAs(A, '/home')
  await expect(posts(page)).toHaveCount(20)
  await isKept(page)

  // Somebody else has signed in while no page was open.
  await keep(page, { auth_token: await tokenOf(page.request, B) })
  const other = await comeBack(page, context)
  await expect(other.getByRole('link', { name: B.username }).first()).toBeVisible()
  expect((await framesOf(other)).some(({ isSnapshot }) => isSnapshot)).toBe(false)
  await expect(other.locator('#snapshot')).toHaveCount(0)
  await isKept(other)

  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => keptSnapshot(other)).toBeUndefined()
  const guest = await comeBack(other, context)
  await expect(guest.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect((await framesOf(guest)).some(({ isSnapshot }) => isSnapshot)).toBe(false)
})

/** The traces of a translated page; each is the only one that some translator leaves. */
const TRACES: Record<string, (page: Page) => Promise<unknown>> = {
  'elements that we never draw': async (page) => {
    // Home is called Home in that language too.
    await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.setAttribute('translate', 'no'))
    await page.evaluate(translate, 1)
    // The translator rewrites what comes; the words that are there already are put there once more.
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) if (walker.currentNode instanceof Text) walker.currentNode.data += ''
    })
    await expect(page.locator('#root font').first()).toBeAttached()
  },
  'the language of the page': (page) =>
    page.evaluate(() => {
      document.documentElement.lang = 'nl'
    }),
  'the class of a translator': (page) =>
    page.evaluate(() => document.documentElement.classList.add('translated-ltr')),
  'the words alone': (page) =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      if (heading.firstChild instanceof Text) heading.firstChild.data = 'Startseite'
    }),
}

// docs/spec/offline.md#how-long-a-snapshot-is-kept
test('what a translator has made of Home is not kept, and what was kept before it goes @slow', async ({
  page,
  openAs,
}) => {
  await openAs(A, '/home')
  for (const [what, leave] of Object.entries(TRACES)) {
    await isKept(page)
    await leave(page)
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect.poll(() => keptSnapshot(page), what).toBeUndefined()
    await page.reload()
  }
})
