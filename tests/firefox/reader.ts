/** Opens pages in Firefox as somebody who is signed in, each in a world and a browser profile of its own. */

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Starts the first Firefox that can be started, with these preferences. */
export async function startFirefox(preferences: Record<string, boolean> = {}): Promise<Browser> {
  const executablePath = process.env.FIREFOX ?? PROGRAMS.find((path) => existsSync(path))
  if (executablePath === undefined) throw new Error('There is no Firefox')
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences,
  })
}

/** The elements that have each role. Firefox can find them by their roles, but takes seconds for each. */
const SELECTORS = {
  button: 'button',
  heading: 'h1, h2',
  radio: 'input[type=radio], [role=radio]',
  textbox: 'input, textarea',
}
type Role = keyof typeof SELECTORS

/** Firefox reports so what a page had asked for when it was left. The tests look at what the page makes of a lost request. */
const LOST_REQUEST = 'A ServiceWorker intercepted the request and encountered an unexpected error.'

export interface Reader {
  page: Page
  /** Everything that the page complained about. */
  complaints: string[]
  /** Opens a path and waits for its first heading. */
  open: (path: string) => Promise<void>
  /** Presses what has this role and name. */
  press: (role: Role, name: string) => Promise<void>
  /** Fills in the field with this name. */
  fill: (name: string, text: string) => Promise<void>
  /** Resolves when something with this role and name is there. */
  see: (role: Role, name: string) => Promise<void>
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
  const complain = (text: string) => {
    if (!text.includes(LOST_REQUEST)) complaints.push(text)
  }
  page.on('pageerror', (error) => complain(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
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
  const find = async (role: Role, name: string) => {
    const found = await page.waitForFunction(findNamed, {}, SELECTORS[role], name)
    return found.asElement() as ElementHandle<Element>
  }
  return {
    page,
    complaints,
    async open(path) {
      await page.goto(origin + path)
      await page.locator('h1').wait()
    },
    async press(role, name) {
      await (await find(role, name)).asLocator().click()
    },
    async fill(name, text) {
      await (await find('textbox', name)).asLocator().fill(text)
    },
    async see(role, name) {
      await find(role, name)
    },
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

/** Runs in the page. Returns the first of what a selector finds that is shown and named so by a label or by its text. */
function findNamed(selector: string, name: string): Element | undefined {
  const labelOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.labels?.[0]?.textContent
      : null
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? labelOf(element) ?? element.textContent
  return [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && nameOf(element)?.trim() === name,
  )
}
