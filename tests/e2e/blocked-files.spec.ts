/**
 * Tests docs/spec/navigation.md#a-file-that-does-not-come on every screen: whatever file of the first screen cannot be had, and however, the page
 * says so within ten seconds, and comes by itself as soon as the file can be had.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { expectToStand, guide, nameOf, VISITS, type Visit } from './every-screen.ts'
import { DISPENSABLE, type FirstFile, filesOf } from './first-files.ts'
import { demoPerson, expect } from './journey.ts'
import { chance, SEED } from './seeded.ts'
import { tokenOf } from './token.ts'
import { type Fault, test } from './worker-site.ts'

const FAULTS: readonly Fault[] = ['busy', 'missing', 'page', 'reset', 'silence']
const LOCALES = ['en', 'de', 'fa']

/** How long the page may say nothing, in milliseconds. */
const SOON = 10_000
/** A file is asked for again after a pause that has grown meanwhile. */
const HEALED = 25_000
/** How many visits are open at the same time: they wait most of the time. */
const AT_ONCE = Number(process.env.KITH_BLOCKED_AT_ONCE ?? 4)

interface Case {
  visit: Visit
  locale: string
  file: FirstFile
  fault: Fault
}

/** Returns one file of each kind that a visit needs, with so many of the faults, which differ from kind to kind. */
function casesOf(visit: Visit, faults: number): Case[] {
  const number = VISITS.indexOf(visit)
  const locale = LOCALES[number % LOCALES.length] ?? 'en'
  const kinds = new Map(filesOf(visit, locale).map((file) => [file.kind, file]))
  return [...kinds.values()].flatMap((file, at) =>
    Array.from({ length: faults }, (_, more) => {
      const fault = FAULTS[(number + at + SEED + more) % FAULTS.length] ?? 'busy'
      return { visit, locale, file, fault }
    }),
  )
}

/** Returns some cases: each kind of file once, with screens and faults that differ from day to day. */
function someCases(): Case[] {
  const random = chance(SEED)
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One
  const cases = VISITS.flatMap((visit) => casesOf(visit, FAULTS.length))
  return [...new Set(cases.map(({ file }) => file.kind))].map((kind) =>
    pick(cases.filter(({ file }) => file.kind === kind)),
  )
}

/** Returns a text of the client in a language. */
function textIn(locale: string, key: string): string {
  const texts: Record<string, string> = JSON.parse(readFileSync(`client/i18n/locales/${locale}.json`, 'utf8'))
  return texts[key] ?? key
}

/** The words of the page while something is missing: in its own HTML, and where it can say so itself. */
const NOTICES = ['start_notice.text', 'missing_parts.text']

/** Finds what the page says, by its role and its words in a language. */
function speaks(page: Page, locale: string) {
  const saying = (role: 'alert' | 'status', key: string) =>
    page.getByRole(role).filter({ hasText: textIn(locale, key) })
  return saying('alert', 'start_notice.text').or(saying('status', 'missing_parts.text'))
}

/** Returns the roles of what says so in the tree that the browser itself gives to assistive programs. */
async function readAloud(page: Page, locale: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const words = NOTICES.map((key) => textIn(locale, key))
  return nodes
    .filter(({ role, name, ignored }) => {
      const text = String(name?.value ?? '').trim()
      return !ignored && role?.value === 'StaticText' && words.includes(text)
    })
    .map((text) => {
      let around = byId.get(text.parentId ?? '')
      while (around && !['alert', 'status'].includes(around.role?.value))
        around = byId.get(around.parentId ?? '')
      return around?.role?.value ?? 'nothing that is read by itself'
    })
}

type Site = Parameters<Parameters<typeof test>[2]>[0]['site']

interface Place {
  browser: Browser
  site: Site
  /** How long the page may say nothing here, in milliseconds. */
  soon: number
}

async function visitWithout(
  { visit, locale, file, fault }: Case,
  { browser, site, soon }: Place,
): Promise<void> {
  const world = randomUUID()
  const what = `${nameOf(visit)} without ${file.kind} (${file.path}, ${fault}, ${locale})`
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block', locale })
  try {
    await context.addCookies([{ name: 'kith_world', value: world, url: site.origin }])
    const page = await context.newPage()
    const path = await visit.path(await guide(page))
    const token = visit.as === null ? null : await tokenOf(context.request, demoPerson(visit.as))
    await context.addInitScript((token) => token && localStorage.setItem('auth_token', token), token)
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

/** Makes an ordinary visit, which says nothing; returns how long it took. A machine that is busy may take so much longer. */
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
    expect(await visitAll(someCases(), browser, site), `seed ${SEED}`).toEqual([])
  })
else
  for (const visit of VISITS)
    test(`${nameOf(visit)}, without each of its files`, async ({ browser, site }) => {
      test.setTimeout(1_800_000)
      expect(await visitAll(casesOf(visit, FAULTS_OF_EACH), browser, site), `seed ${SEED}`).toEqual([])
    })
