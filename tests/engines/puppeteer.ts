/** Drives Firefox and Chromium. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import { chromiumOptions, windowedChromiumOptions } from '#tests/harness/chromium.ts'
import type { Named } from '#tests/harness/trees.ts'
import type { EngineBrowser, Tab, TabOptions } from './tab.ts'
import { WINDOW } from './tab.ts'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/**
 * What Firefox reports, without an address, of a file or a picture that was on its way when its page was
 * left. In a page that stays it would be a fault: a worker's answer that breaks off, a damaged picture.
 */
const LOST_ON_LEAVING =
  /Failed to load ‘’\. A ServiceWorker intercepted the request and encountered an unexpected error|Image corrupt or truncated/

/** Starts the first Firefox that can be started, with these preferences. */
export async function startFirefox(preferences: Record<string, boolean> = {}): Promise<EngineBrowser> {
  return driven(
    await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxPath(),
      headless: true,
      extraPrefsFirefox: preferences,
    }),
  )
}

function firefoxPath(): string {
  const path = process.env.FIREFOX ?? FIREFOX.find((one) => existsSync(one))
  if (path === undefined) throw new Error('There is no Firefox')
  return path
}

/** Starts the Chromium of the journeys. */
export async function startChromium(): Promise<EngineBrowser> {
  const { args, executablePath = '' } = chromiumOptions
  return driven(await puppeteer.launch({ executablePath, args, headless: 'shell' }))
}

/** A browser whose profile lies on the disk. */
export interface BrowserOnDisk extends EngineBrowser {
  /** Kills all its processes at once, as a loss of power does. */
  kill: () => Promise<void>
}

/** Starts a Chromium or a Firefox that goes on with what lies in a folder. */
export async function startOnDisk(name: 'Chromium' | 'Firefox', profile: string): Promise<BrowserOnDisk> {
  const options =
    name === 'Firefox'
      ? { browser: 'firefox' as const, executablePath: firefoxPath(), headless: true }
      : { ...windowedChromium(), headless: true }
  const browser = await puppeteer.launch({ ...options, userDataDir: profile })
  return {
    ...driven(browser, async () => browser.defaultBrowserContext()),
    async kill() {
      const main = browser.process()
      if (main?.pid === undefined) throw new Error('the browser does not run')
      const end = once(main, 'exit')
      process.kill(-main.pid, 'SIGKILL') // it leads the group of all its processes
      await end
    },
  }
}

function windowedChromium(): { args: string[]; executablePath: string } {
  const { args, executablePath } = windowedChromiumOptions ?? chromiumOptions
  if (executablePath === undefined) throw new Error('There is no Chromium')
  return { args, executablePath }
}

const driven = (
  browser: Browser,
  contextOf: () => Promise<BrowserContext> = () => browser.createBrowserContext(),
): EngineBrowser => ({
  async openTab(options) {
    const context = await contextOf()
    const { name, value, host } = options.cookie
    await context.setCookie({ name, value, domain: host, path: '/' })
    const page = await context.newPage()
    await page.setViewport(WINDOW)
    // Firefox tells nobody outside what its policy forbids.
    await page.evaluateOnNewDocument(sayWhatIsForbidden)
    return tabOf(page, context, listen(page, options))
  },
  close: () => browser.close(),
})

/** Runs in the page. */
function sayWhatIsForbidden(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI}`),
  )
}

/** Runs something that leaves the open page. */
type Leave = (go: () => Promise<unknown>) => Promise<void>

/** Passes the complaints of a page on; those about what is left behind are none. */
function listen(page: Page, { complain }: TabOptions): Leave {
  let isLeaving = false
  page.on('pageerror', (error) => {
    const text = String(error)
    if (!isLeaving || !LOST_ON_LEAVING.test(text)) complain(text)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
  })
  return async (go) => {
    isLeaving = true
    await go()
    isLeaving = false
  }
}

/** Returns the selector that both browsers answer from their own tree. */
const ariaSelector = ({ role, name }: Named) =>
  `aria/${name === undefined ? '' : `[name="${name}"]`}[role="${role}"]`

function tabOf(page: Page, context: BrowserContext, leave: Leave): Tab {
  const { mouse, keyboard } = page
  async function hold(holding: 'Control' | 'Shift' | undefined, act: () => Promise<void>) {
    if (holding) await keyboard.down(holding)
    await act()
    if (holding) await keyboard.up(holding)
  }
  return {
    goTo: (url) => leave(() => page.goto(url)),
    reload: () => leave(() => page.reload()),
    back: () => leave(() => page.goBack()),
    evaluate: (inPage, ...args) => page.evaluate(inPage, ...args) as never,
    press: ([x, y], { button = 'left', count = 1, holding } = {}) =>
      hold(holding, () => mouse.click(x, y, { button, count })),
    async drag([x, y], [toX, toY]) {
      await mouse.move(x, y)
      await mouse.down()
      await mouse.move(toX, toY, { steps: 5 })
      await mouse.up()
    },
    async wheel([x, y], deltaY) {
      await mouse.move(x, y)
      await mouse.wheel({ deltaY })
    },
    type: (text) => keyboard.type(text),
    key: (name, holding) => hold(holding, () => keyboard.press(name as 'Enter')),
    countTabs: async () => (await context.pages()).length,
    async upload(selector, path) {
      const input = await page.waitForSelector(selector)
      await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path)
    },
    async missing(selector, wanted) {
      const place = await page.$(selector)
      const found = await Promise.all(wanted.map(async (one) => (await place?.$(ariaSelector(one))) ?? null))
      return wanted.filter((_, at) => found[at] === null)
    },
    close: () => context.close(),
  }
}
