/**
 * Tests docs/spec/navigation.md#a-file-that-does-not-come on every screen: whatever file of the first screen
 * cannot be had, and however, the page says so within ten seconds, and comes by itself as soon as the file
 * can be had. So it does where the worker has kept the rest.
 */
import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'
import { SEED } from '#tests/harness/seeded.ts'
import { type Case, casesOf, nameOfCase, returnsOf, someCases } from './blocked-cases.ts'
import { expectToStand, guide, nameOf, VISITS } from './every-screen.ts'
import { DISPENSABLE } from './first-files.ts'
import { demoPerson, expect } from './journey.ts'
import { readAloud, speaks, textIn } from './start-notices.ts'
import { tokenOf } from './token.ts'
import { allCached, test } from './worker-site.ts'

/** How long the page may say nothing, in milliseconds. */
const SOON = 10_000
/** A file is asked for again after a pause that has grown meanwhile. */
const HEALED = 25_000
/** How many visits are open at the same time: they wait most of the time. */
const AT_ONCE = Number(process.env.KITH_BLOCKED_AT_ONCE ?? 4)

type Site = Parameters<Parameters<typeof test>[2]>[0]['site']

interface Place {
  browser: Browser
  site: Site
  /** How long the page may say nothing here, in milliseconds. */
  soon: number
}

/**
 * Visits a screen once, until the worker has kept all files; then drops the file that will be missing.
 */
async function comeBefore(context: BrowserContext, path: string, { file, locale }: Case): Promise<void> {
  const page = await context.newPage()
  await page.goto(path)
  await expectToStand(page)
  await allCached(page, locale)
  const isDropped = await page.evaluate(async (path) => {
    const builds = (await caches.keys()).filter((name) => name.startsWith('kith-build-'))
    const drops = builds.map(async (name) => (await caches.open(name)).delete(path))
    return (await Promise.all(drops)).includes(true)
  }, file.path)
  expect(isDropped, `${file.path} was kept`).toBe(true)
  // The browser has a cache of its own.
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
}

async function visitWithout(one: Case, { browser, site, soon }: Place): Promise<void> {
  const { visit, isReturn, locale, file, fault } = one
  const world = randomUUID()
  const what = nameOfCase(one)
  const serviceWorkers = isReturn ? 'allow' : 'block'
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers, locale })
  try {
    await context.addCookies([{ name: 'kith_world', value: world, url: site.origin }])
    const token = visit.as === null ? null : await tokenOf(context.request, demoPerson(visit.as))
    await context.addInitScript((token) => token && localStorage.setItem('auth_token', token), token)
    const page = await context.newPage()
    const path = await visit.path(await guide(page))
    if (isReturn) await comeBefore(context, path, one)
    site.faults.set(world, { path: file.path, fault })
    const began = Date.now()
    await page.goto(path, { waitUntil: 'commit' })
    const left = () => Math.max(1, began + soon - Date.now())
    if (!DISPENSABLE.has(file.kind)) {
      const notice = speaks(page, locale)
      await expect(notice, what).toHaveCount(1, { timeout: left() })
      await expect(notice.getByText(textIn(locale, 'missing_parts.reload')), what).toBeVisible()
      await expect
        .poll(async () => (await readAloud(page, locale)).join(), `${what}, as it is read aloud`)
        .toMatch(/^(alert|status)$/)
      site.repair(world)
      await expect(notice, what).toHaveCount(0, { timeout: HEALED })
    }
    await expect(page.getByRole('heading', { level: 1 }).first(), what).toBeVisible({ timeout: soon })
    await expectToStand(page, what)
    // Each part asks again at its own pace.
    await expect.poll(() => readAloud(page, locale), what).toEqual([])
  } finally {
    site.repair(world)
    await context.close()
  }
}

/**
 * Makes an ordinary visit, which says nothing; returns how long it took. A machine that is busy may take so
 * much longer.
 */
async function ordinaryVisit(browser: Browser, site: Site): Promise<number> {
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block', locale: 'en' })
  const began = Date.now()
  const page = await context.newPage()
  await page.goto('/')
  await expectToStand(page)
  expect(await readAloud(page, 'en')).toEqual([])
  await context.close()
  return Date.now() - began
}

/** Makes some visits at the same time; returns what went wrong with them. */
async function visitAll(cases: readonly Case[], browser: Browser, site: Site): Promise<string[]> {
  const place = { browser, site, soon: SOON + (await ordinaryVisit(browser, site)) }
  const waiting = [...cases]
  const wrong: string[] = []
  const visitOn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await visitWithout(next, place).catch((error) => wrong.push(String(error.message)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitOn))
  return wrong
}

/** How many faults each file of every screen has; without it the run is a short one. */
const FAULTS_OF_EACH = Number(process.env.KITH_BLOCKED ?? 0)

if (FAULTS_OF_EACH === 0)
  // docs/spec/navigation.md#a-file-that-does-not-come
  test('some files that cannot be had', async ({ browser, site }) => {
    test.setTimeout(240_000)
    expect(await visitAll(someCases(SEED), browser, site), `seed ${SEED}`).toEqual([])
  })
else
  for (const visit of VISITS) {
    test(`${nameOf(visit)}, without each of its files`, async ({ browser, site }) => {
      test.setTimeout(1_800_000)
      expect(await visitAll(casesOf(visit, FAULTS_OF_EACH, SEED), browser, site), `seed ${SEED}`).toEqual([])
    })

    test(`${nameOf(visit)}, come back to without each of its files`, async ({ browser, site }) => {
      test.setTimeout(1_800_000)
      expect(await visitAll(returnsOf(visit, FAULTS_OF_EACH, SEED), browser, site), `seed ${SEED}`).toEqual(
        [],
      )
    })
  }
