/**
 * Sets up every journey: a world of its own, people to sign in as, and a page without complaints. Journeys
 * tagged `@anywhere` need nothing but two accounts and run against a real server too (README). `npm test`
 * goes through those tagged `@daily` every day and through each other one on one day of eleven
 * (docs/decisions/060-a-share-every-day.md).
 */
import { randomUUID } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { isOfToday } from '#tests/harness/seeded.ts'
import { comparable, putBack, putBackFollow, stateOf } from './account-state.ts'
import { resolveInsecureHost } from './insecure-host.ts'
import { type OtherClient, otherClient } from './other-client.ts'
import { A, B, type Person } from './people.ts'
import { someAddress, tokenOf } from './token.ts'
import { allAnswered, followTraffic } from './traffic.ts'
import { noteViolations } from './violations.ts'

export { A, B, demoPerson } from './people.ts'
export { allAnswered, letPass } from './traffic.ts'

resolveInsecureHost()

const elsewhere = process.env.KITH_SERVER !== undefined

/** Controls a test's own world from outside; see server/control.ts. */
export interface World {
  control(command: Record<string, unknown>): Promise<void>
  /** Returns the calls that the server has received since the last time. */
  requests(): Promise<{ method: string; path: string }[]>
}

/** Set by the projects of playwright.config.ts. */
export interface Options {
  /** Every world is on a server of this version; null for the current one. */
  version: string | null
}

interface Fixtures {
  world: World
  /** The name of the host at which the journey runs, as addresses of its people end with it. */
  host: string
  /** Opens a path with a session, without spending time on the form; in English unless told otherwise. */
  openAs: (who: Person, path: string, locale?: string) => Promise<void>
  /** Speaks to the server as a person who uses another device. */
  otherDevice: (who: Person) => Promise<OtherClient>
  /** Both accounts are afterwards what they were before, also when the journey fails. */
  accountsAsBefore: undefined
  /** Skips a journey whose day is another one, where `npm test` asks for those of today. */
  ofToday: undefined
  /** Everything the browser complained about; a journey that provokes complaints empties it. */
  complaints: string[]
}

/** In so many days `npm test` goes through every journey. */
const DAYS = 11

export const test = base.extend<Fixtures & Options>({
  version: [null, { option: true }],

  ofToday: [
    async ({ version }, use, { tags, title }) => {
      const isShare = process.env.KITH_TODAY !== undefined && !elsewhere
      const isDaily = version === null && tags.includes('@daily')
      test.skip(isShare && !isDaily && !isOfToday(title, DAYS), 'It has another day.')
      await use(undefined)
    },
    { auto: true },
  ],

  // The demo world is one for all; each journey gets its own copy. A real server ignores both.
  context: async ({ context, baseURL, version }, use) => {
    await context.addCookies([{ name: 'kith_world', value: randomUUID(), url: baseURL ?? '' }])
    if (version !== null) await context.request.post('/-/control', { data: { version } })
    followTraffic(context)
    await use(context)
  },

  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': someAddress() })
  },

  world: async ({ page, version }, use) => {
    expect(elsewhere, 'only journeys without a world of their own run elsewhere').toBe(false)
    await use({
      control: async (command) => {
        const isNewWorld = 'seed' in command && version !== null
        const data = isNewWorld ? { version, ...command } : command
        const answer = await page.request.post('/-/control', { data })
        expect(answer.status(), await answer.text()).toBe(204)
      },
      requests: async () => (await page.request.get('/-/control/requests')).json(),
    })
  },

  host: async ({ baseURL }, use) => use(new URL(baseURL ?? '').hostname),

  openAs: async ({ page }, use) => {
    await use(async (who, path, locale) => {
      const auth_token = await tokenOf(page.request, who)
      // The entries go in as the page loads, once: what the client removes from the storage stays removed.
      const script = await page.addInitScript(store, { auth_token, ...(locale && { kith_locale: locale }) })
      await page.goto(path)
      await script.dispose()
      if (path === '/' || path === '/home') await isLive(page)
    })
  },

  otherDevice: async ({ context }, use) => {
    await use((who) => otherClient(context.request, who))
  },

  accountsAsBefore: [
    async ({ context, otherDevice }, use, { tags }) => {
      // Nobody comes after a journey in a world of its own; one of them shows that the accounts are put back.
      if (!tags.includes(elsewhere ? '@anywhere' : '@restored')) return use(undefined)
      const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
      const states = () => Promise.all([stateOf(a, b), stateOf(b, a)])
      const before = await states()
      await use(undefined)
      // A page that is still open could send something.
      await Promise.all(context.pages().map((page) => page.close()))
      await putBack(a, b, before[0])
      await putBack(b, a, before[1])
      await putBackFollow(a, b, before[0])
      await putBackFollow(b, a, before[1])
      const after = await states()
      const [wasA, wasB] = before
      expect([comparable(after[0], wasA), comparable(after[1], wasB)], 'the accounts are as before').toEqual([
        comparable(wasA, wasA),
        comparable(wasB, wasB),
      ])
    },
    { auto: true },
  ],

  complaints: [
    async ({ page, browser }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        // A refused call is reported by the browser itself; the journeys look at what the page makes of it.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(message.text())
        }
      })
      // A second page of the journey must keep the policy, too, and so must those of other profiles.
      const violations: string[] = []
      const listen = (context: BrowserContext) => noteViolations(context, violations, page)
      listen(page.context())
      browser.on('context', listen)
      await use(complaints)
      browser.off('context', listen)
      expect([...complaints, ...violations]).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until the page itself is there, and not only its outline. */
export const isLive = (page: Page) =>
  page.waitForFunction(() => document.querySelector('#root > :not(#outline)') !== null)

/** Returns the words with a mark that no other post has, on no server and in no run. */
export const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`

/**
 * Puts entries into the browser's storage before the client starts, from an address that does not load the
 * client.
 */
export async function keep(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto('/api/v1/instance')
  await page.evaluate(store, entries)
}

/** Runs in the browser: puts the entries into its storage. */
function store(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
}

/** Fills in the form of the landing page, as a person does. */
export async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/**
 * Chooses an item of the open menu once it stands still. A click that finds it moving scrolls the page for
 * its next try, and the menu goes along with what it belongs to, away from the pointer.
 */
export async function chooseItem(page: Page, name: string | RegExp): Promise<void> {
  const item = page.getByRole('menuitem', { name })
  await item.evaluate(async (element) => {
    const moving = element.closest('[popover]')?.getAnimations() ?? []
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  await item.click()
}

/**
 * Brings the end of a list into the window. Its button may be made anew meanwhile: the list loads its next
 * page by itself.
 */
export const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

/** Scrolls a list to its end; returns the texts of its rows by their ids. */
export async function readToEnd(page: Page): Promise<Map<string, string>> {
  const list = page
    .locator('main')
    .locator('[role=feed], [role=list]')
    .filter({ has: page.locator('[data-row]') })
  const more = page.getByRole('button', { name: 'Show more' })
  const rows = new Map<string, string>()
  let isEnd = false
  while (!isEnd) {
    await expect(list).toHaveAttribute('aria-busy', 'false')
    isEnd = (await more.count()) === 0
    for (const [id, text] of await rowsOf(page)) rows.set(id, text)
    await scrollToEnd(page)
  }
  return rows
}

/**
 * Returns the rows near the window, once all of them have had their turn to be drawn: their ids and texts.
 */
export async function rowsOf(page: Page) {
  await expect(page.locator('main [data-undrawn]')).toHaveCount(0)
  return page
    .locator('main [data-row]')
    .evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('data-row') ?? '', row.textContent ?? ''] as const),
    )
}

export const posts = (page: Page) => page.getByRole('feed').getByRole('article')

/**
 * Waits for the count of unread notifications, which a page loads last, and all other answers; the person
 * must have some.
 */
export async function allAsked(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /unread notification/ }).first()).toBeVisible()
  await allAnswered(page)
}
