/** Opens browsers of their own, as visitors have them. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumOptions } from '../tests/harness/chromium.ts'
import { leave } from './reader.ts'

/** Makes a folder for a browser's profile. */
export const newProfile = () => mkdtemp(join(tmpdir(), 'kith-visit-'))

/** Starts a browser with a profile; `token` is null for guests. */
export async function openBrowser(profile: string, token: string | null): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions,
    args: [...chromiumOptions.args, '--ignore-certificate-errors'],
    viewport: { width: 1280, height: 900 },
    ignoreHTTPSErrors: true,
  })
  if (token !== null) {
    await context.addInitScript((value) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('auth_token', value)
    }, token)
  }
  return context
}

/** Reads Home once and leaves it as a reader does. Returns the folder of the browser's profile. */
export async function readHome(address: string, token: string): Promise<string> {
  const profile = await newProfile()
  const context = await openBrowser(profile, token)
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('article').nth(3).waitFor()
  await page.waitForLoadState('networkidle')
  await leave(page)
  await context.close()
  return profile
}
