/** A browser with its profile on the disk, which is killed again and again and goes on each time. */
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserOnDisk, startOnDisk } from '#tests/engines/puppeteer.ts'
import { openReader, type Reader } from '#tests/engines/reader.ts'
import { startServer } from '../../scripts/foreign-server.mjs'
import { Line } from './line.ts'

/** The files of a profile that are no part of it: those of puppeteer, and locks of a browser that runs. */
const NO_PART = /\/((user|prefs)\.js(\.puppeteer)?|Singleton\w+|lock|\.parentlock)$/

export type KilledEngine = 'Chromium' | 'Firefox'

export interface KilledBrowser {
  /** The page that is open now. */
  reader: () => Reader
  /** The line to the server. */
  line: Line
  /** Kills all processes of the browser at once. */
  kill: () => Promise<void>
  /** Starts the browser where the disk has left it. */
  start: () => Promise<Reader>
  end: () => Promise<void>
}

/** Starts a browser in which alice has signed in, in a world of its own. */
export async function startKilledBrowser(engine: KilledEngine): Promise<KilledBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'kith-killed-'))
  const server = await startServer('--separate-worlds')
  const line = new Line(server.origin)
  const visit = { origin: await line.connect(), world: `demo.${randomUUID()}` }
  let browser: BrowserOnDisk | null = null
  let reader: Reader | null = null
  let starts = 0

  async function start(as?: string): Promise<Reader> {
    const former = join(folder, String(starts))
    starts += 1
    const profile = join(folder, String(starts))
    // Puppeteer tidies up the one before still.
    if (existsSync(former))
      cpSync(former, profile, { recursive: true, filter: (path) => !NO_PART.test(path) })
    rmSync(former, { recursive: true, force: true, maxRetries: 9, retryDelay: 100 })
    browser = await startOnDisk(engine, profile)
    reader = await openReader(browser, { ...visit, ...(as !== undefined && { as }) })
    return reader
  }
  await start('alice')
  return {
    line,
    start: () => start(),
    reader() {
      if (reader === null) throw new Error('the browser does not run')
      return reader
    },
    async kill() {
      await browser?.kill()
      browser = null
    },
    async end() {
      await browser?.close()
      server.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 100 })
    },
  }
}
