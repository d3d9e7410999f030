/** Runs tests in the engine that a step of `scripts/test.mjs` names. */
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { startServer } from '../../scripts/foreign-server.mjs'
import { startChromium, startFirefox } from './puppeteer.ts'
import { openReader, type Reader, type Visit } from './reader.ts'
import type { EngineBrowser } from './tab.ts'
import { startWebKit } from './webdriver.ts'

const ENGINES = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit }

/** The name of the engine; undefined where these tests are not wanted. */
export const engine = Object.keys(ENGINES).find((name) => name === process.env.KITH_ENGINE)

const TIMEOUT_MS = 60_000

/** Describes tests in the engine. They open pages with the function they get; no page may complain. */
export function inEngine(
  tests: (visit: (how: Omit<Visit, 'origin'>) => Promise<Reader>) => void,
  {
    isWanted = engine !== undefined,
    start = ENGINES[engine as keyof typeof ENGINES],
    timeout = TIMEOUT_MS,
  } = {},
): void {
  describe.runIf(isWanted)(`in ${engine}`, { timeout }, () => {
    let browser: EngineBrowser
    let server: { origin: string; stop: () => void }
    let readers: Reader[] = []

    beforeAll(async () => {
      server = await startServer('--separate-worlds')
      browser = await start()
    }, TIMEOUT_MS)
    afterEach(async () => {
      const complaints = readers.flatMap((reader) => reader.complaints)
      await Promise.all(readers.map(({ close }) => close()))
      readers = []
      expect(complaints).toEqual([])
    })
    afterAll(async () => {
      await browser.close()
      server.stop()
    })
    tests(async (how) => {
      const reader = await openReader(browser, { origin: server.origin, ...how })
      readers.push(reader)
      return reader
    })
  })
}
