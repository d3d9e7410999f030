/** Looks at what tabs have agreed on: by locks, or by leases where a page has no HTTPS. */
import { expect, type Page } from '@playwright/test'
import { tableOfBrowser } from './table-of-browser.ts'

/** Returns the names of all that some tab holds. */
async function held(page: Page): Promise<(string | undefined)[]> {
  const locks = await page.evaluate(async () =>
    isSecureContext ? ((await navigator.locks.query()).held ?? []).map(({ name }) => name) : null,
  )
  if (locks !== null) return locks
  const leases = await tableOfBrowser<{ name: string; until: number }>(page, 'kith-leases', 'leases')
  const now = await page.evaluate(() => Date.now())
  return (leases ?? []).filter(({ until }) => until > now).map(({ name }) => name)
}

/** The tabs have agreed that one of them has the new post: an editor is there a moment before that. */
export const newPostIsTaken = (page: Page) =>
  expect
    .poll(async () => (await held(page)).map((name) => name?.split(' ')[0]))
    .toContain('kith-draft-post_content_new')

/**
 * The tabs have agreed that one of them asks the server for all. Without locks there is nothing to wait for:
 * whichever is left asks when nobody else does.
 */
export async function oneAsks(page: Page, poll: string): Promise<void> {
  if (!(await page.evaluate(() => isSecureContext))) return
  const asks = async () => (await held(page)).some((name) => name?.startsWith(poll))
  await expect.poll(asks).toBe(true)
}
