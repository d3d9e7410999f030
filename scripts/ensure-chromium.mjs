/** Makes sure that browser tests find a Chromium, installing one when the machine has none. */
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { canInstallPackages, installPackages } from './install-packages.mjs'
import { bin, run } from './run.mjs'

/** Most tests run in the one without windows; a test of a blocked storage needs the other one. */
const BROWSERS = ['chromium-headless-shell', 'chromium']

export async function ensureChromium() {
  if (findChromium() || (await hasPlaywrightBrowser())) return
  console.log('  No Chromium found, installing one …')
  if (canInstallPackages()) {
    await installPackages(() => (findChromium() ? [] : BROWSERS.map((name) => [name, 'fonts-liberation'])))
    if (findChromium()) return
  }
  const { code } = await run(bin('playwright'), ['install', 'chromium'])
  if (code !== 0) throw new Error('Chromium is needed: install it, or name its program in CHROMIUM.')
}

async function hasPlaywrightBrowser() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}
