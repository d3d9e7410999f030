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

interface Fixtures {
  world: World
  /** Opens a path with a session, without spending time on the form. */
  openAs: (who: Person, path: string) => Promise<void>
  /** Everything the browser complained about; a journey that provokes complaints empties it. */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  // The demo world is one for all; each journey gets its own copy. A real server ignores both.
  context: async ({ context, baseURL }, use) => {
    await context.addCookies([{ name: 'kith_world', value: randomUUID(), url: baseURL ?? '' }])
    await use(context)
  },

  // Sign-in is limited to a few a minute per address (contract 0.9).
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const part = () => Math.floor(Math.random() * 254) + 1
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` })
  },

  world: async ({ page }, use) => {
    expect(elsewhere, 'only journeys without a world of their own run elsewhere').toBe(false)
    await use({
      control: async (command) => {
        const answer = await page.request.post('/-/control', { data: command })
        expect(answer.status(), await answer.text()).toBe(204)
      },
      requests: async () => (await page.request.get('/-/control/requests')).json(),
    })
  },

  openAs: async ({ page }, use) => {
    await use(async ({ username, password }, path) => {
      const answer = await page.request.post('/oauth/token', {
        data: { grant_type: 'password', username, password },
      })
      expect(answer.status(), await answer.text()).toBe(200)
      const { access_token } = await answer.json()
      await page.goto('/about')
      await page.evaluate((token) => localStorage.setItem('auth_token', token), access_token)
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

/** Fills in the form of the landing page, as a person does. */
export async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

export const posts = (page: Page) => page.getByRole('feed').getByRole('article')
