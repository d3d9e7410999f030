/**
 * What every journey starts from: a world of its own, people to sign in as, and a page that must stay clean.
 * Journeys tagged `@anywhere` need nothing but two accounts and run against a real server too (README).
 */
import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'

const elsewhere = process.env.KITH_SERVER !== undefined

interface Person {
  username: string
  password: string
}

const person = (username: string, name = process.env[`KITH_USER_${username}`]): Person => ({
  username: name ?? (username === 'A' ? 'alice' : 'bob'),
  password: process.env[`KITH_PASSWORD_${username}`] ?? 'demo-password',
})

/** Two people who may write posts. */
export const A = person('A')
export const B = person('B')

export const demoPerson = (username: string): Person => ({ username, password: 'demo-password' })

/** What may be done to a test's own world from outside; see server/control.ts. */
interface World {
  control(command: Record<string, unknown>): Promise<void>
  /** The calls the server has seen since the last time. */
  requests(): Promise<{ method: string; path: string }[]>
}

/** Set by the projects of playwright.config.ts. */
export interface Options {
  /** Every world is on a server of this version; null for the current one. */
  version: string | null
}

interface Fixtures {
  world: World
  /** Opens a path with a session, without spending time on the form; in English unless told otherwise. */
  openAs: (who: Person, path: string, locale?: string) => Promise<void>
  /** Everything the browser complained about; a journey that provokes complaints empties it. */
  complaints: string[]
}

export const test = base.extend<Fixtures & Options>({
  version: [null, { option: true }],

  // The demo world is one for all; each journey gets its own copy. A real server ignores both.
  context: async ({ context, baseURL, version }, use) => {
    await context.addCookies([{ name: 'kith_world', value: randomUUID(), url: baseURL ?? '' }])
    if (version !== null) await context.request.post('/-/control', { data: { version } })
    await use(context)
  },

  // Sign-in is limited to a few a minute per address (contract 0.9).
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const part = () => Math.floor(Math.random() * 254) + 1
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` })
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

  openAs: async ({ page }, use) => {
    await use(async ({ username, password }, path, locale) => {
      const answer = await page.request.post('/oauth/token', {
        data: { grant_type: 'password', username, password },
      })
      expect(answer.status(), await answer.text()).toBe(200)
      const { access_token } = await answer.json()
      await keep(page, { auth_token: access_token, ...(locale && { kith_locale: locale }) })
      await page.goto(path)
    })
  },

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        // A refused call is reported by the browser itself; the journeys look at what the page makes of it.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(message.text())
        }
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Puts something into the browser's storage before the client starts: from a page of the server's that is not the client. */
export async function keep(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto('/api/v1/instance')
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, entries)
}

/** Fills in the form of the landing page, as a person does. */
export async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Reads a list to its end, as a person who scrolls; answers with what stands in its rows, by their ids. */
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
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  }
  return rows
}

/** The rows that are drawn at this moment. */
export const rowsOf = (page: Page) =>
  page
    .locator('main [data-row]')
    .evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('data-row') ?? '', row.textContent ?? ''] as const),
    )

export const posts = (page: Page) => page.getByRole('feed').getByRole('article')

/** The count of what is unread is the last thing a page asks for by itself; the person must have something unread. */
export const allAsked = (page: Page) =>
  expect(page.getByRole('img', { name: /unread notification/ }).first()).toBeVisible()
