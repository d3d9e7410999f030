/** Chooses the browser of every test and benchmark, and its arguments. */
import { findChromium } from '../../scripts/chromium.mjs'

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium refuses its sandbox to root, which is who runs in most containers. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const executablePath = findChromium()

/** Launch options as Playwright takes them; without a path it takes its own browser. */
export const chromiumOptions = {
  args: [...SANDBOX, ...QUIET],
  ...(executablePath === undefined ? {} : { executablePath }),
}

const withWindows = findChromium({ withWindows: true })

/** The same for the Chromium that reads the preferences of a profile; null where there is none. */
export const windowedChromiumOptions =
  withWindows === undefined ? null : { ...chromiumOptions, executablePath: withWindows }
