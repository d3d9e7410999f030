/** Opens pages in Firefox as somebody who is signed in, each in a world and a browser profile of its own. */

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Browser, Page } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Starts the first Firefox that can be started. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = process.env.FIREFOX ?? PROGRAMS.find((path) => existsSync(path))
  if (executablePath === undefined) throw new Error('There is no Firefox')
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
}

export interface Reader {
  page: Page
  /** What the page complained about. */
  complaints: string[]
  /** Opens a path and waits for its first heading. */
  open: (path: string) => Promise<void>
  /** Presses what has this role and name. */
  press: (role: string, name: string) => Promise<void>
  /** Resolves when something with this role and name is there. */
  see: (role: string, name: string) => Promise<void>
  /** Resolves when the part of the page that a selector finds holds the words. */
  read: (selector: string, words: string) => Promise<void>
  close: () => Promise<void>
}

export interface Visit {
  origin: string
  /** Nobody is signed in without it. */
  as?: string
  locale?: string
  seed?: string
}

const PASSWORD = 'demo-password'
const VIEWPORT = { width: 1280, height: 900 }

export async function openReader(
  browser: Browser,
  { origin, as, locale, seed = 'demo' }: Visit,
): Promise<Reader> {
  const world = `${seed}.${randomUUID()}`
  const context = await browser.createBrowserContext()
  await context.setCookie({ name: 'kith_world', value: world, domain: new URL(origin).hostname, path: '/' })
  const page = await context.newPage()
  await page.setViewport(VIEWPORT)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const entries = {
    ...(as !== undefined && { auth_token: await tokenOf(origin, world, as) }),
    ...(locale !== undefined && { kith_locale: locale }),
  }
  // An address that does not load the client: what the client removes from the storage later stays removed.
  await page.goto(`${origin}/api/v1/instance`)
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, entries)
  const find = (role: string, name: string) => page.locator(`::-p-aria(${name}[role="${role}"])`)
  return {
    page,
    complaints,
    async open(path) {
      await page.goto(origin + path)
      await page.locator('h1').wait()
    },
    press: (role, name) => find(role, name).click(),
    see: (role, name) =>
      find(role, name)
        .wait()
        .then(() => undefined),
    async read(selector, words) {
      const holds = (where: string, text: string) =>
        [...document.querySelectorAll(where)].some((element) => element.textContent?.includes(text))
      await page.waitForFunction(holds, {}, selector, words)
    },
    close: () => context.close(),
  }
}

async function tokenOf(origin: string, world: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `kith_world=${world}` },
    body: JSON.stringify({ grant_type: 'password', username, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`Signing in failed with ${answer.status}`)
  const { access_token } = await answer.json()
  return access_token
}
