/** Opens pages as a signed-in reader, on a laptop or on a phone's processor. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** How many times slower a phone's processor is. */
const SLOWDOWN = 4

export async function openReader(browser: Browser, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript((value) => {
    // A page without an address of its own, such as about:blank, has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('auth_token', value)
  }, token)
  return context
}

/** Makes the processor of a page as slow as a phone's. */
export const slowProcessor = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

/**
 * Leaves the page as a reader does, so that it can keep what it keeps: its service worker is ready, it was
 * idle, it was hidden.
 */
export async function leave(page: Page): Promise<void> {
  await page.waitForTimeout(1_500)
  const hasWorker = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
  )
  if (hasWorker) {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForTimeout(1_500)
  }
  await page.goto('about:blank')
  await page.waitForTimeout(300)
}
