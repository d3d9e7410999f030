/** Makes sure that browser tests find a Chromium, installing one when the machine has none. */
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { bin, run } from './run.mjs'

export async function ensureChromium() {
  if (findChromium() || (await hasPlaywrightBrowser())) return
  console.log('  No Chromium found, installing one …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    // Most tests run in the one without windows; a test of a blocked storage needs the other one.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', name, 'fonts-liberation'], { env })
    }
    if (findChromium()) return
  }
  const { code } = await run(bin('playwright'), ['install', 'chromium'])
  if (code !== 0) throw new Error('Chromium is needed: install it, or name its program in CHROMIUM.')
}

async function hasPlaywrightBrowser() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}
