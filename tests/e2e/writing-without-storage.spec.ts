/** Tests docs/spec/drafts-and-outbox.md#when-storing-fails. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { windowedChromiumOptions } from '#tests/harness/chromium.ts'
import { demoPerson, expect, heading, posts, signIn, test } from './journey.ts'
import { ownBrowser } from './own-browser.ts'
import { noteViolations } from './violations.ts'

/**
 * The preferences that "Cookies: block" of Chromium's settings writes: storage, databases, caches and locks
 * are refused.
 */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } }

/** The forms that keep what is typed, with a field of each. */
const FORMS = [
  ['/settings/import-follows', 'textbox', 'Follows (CSV)'],
  ['/settings/aliases', 'combobox', 'Add alias'],
  ['/settings/profile', 'textbox', 'Bio'],
] as const

/** Returns whether the browser would ask before the page is closed. */
const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** Opens a page of the client without loading it anew: nothing would be left of the session. */
async function openWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

// docs/spec/drafts-and-outbox.md#when-storing-fails
test('a browser without storage can sign in, write and read, and says what is not saved', async ({
  baseURL,
  extraHTTPHeaders,
}, testInfo) => {
  test.skip(windowedChromiumOptions === null, 'only a Chromium with windows can block the storage')
  const profile = testInfo.outputPath('profile')
  mkdirSync(join(profile, 'Default'), { recursive: true })
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(BLOCKED))
  const browser = await ownBrowser(profile, { baseURL, extraHTTPHeaders })
  const violations: string[] = []
  noteViolations(browser, violations)
  const page = await browser.newPage()
  await page.goto('/')
  const refusal = page.evaluate(() => localStorage.length)
  await expect(refusal).rejects.toThrow(/denied/)
  if (await page.evaluate(() => isSecureContext)) {
    const noLock = page.evaluate(() => navigator.locks.request('any', () => 'granted'))
    await expect(noLock).rejects.toThrow(/denied/)
  }

  await signIn(page, demoPerson('alice'))
  await expect(posts(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill('written where nothing is kept')
  await expect(page.getByText('This browser cannot save all of this.')).toBeVisible()
  expect(await asksBeforeClosing(page)).toBe(true)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText('written where nothing is kept')
  expect(await asksBeforeClosing(page)).toBe(false)

  // Every form that keeps what is typed asks: here it cannot.
  for (const [path, role, name] of FORMS) {
    await openWithin(page, path)
    const field = page.getByRole('main').getByRole(role, { name, exact: true })
    const before = await field.inputValue()
    await field.fill('@ann@old.example')
    await expect.poll(() => asksBeforeClosing(page), path).toBe(true)
    await field.fill(before)
  }
  await openWithin(page, '/home')

  await page.getByRole('link', { name: 'Notifications' }).first().click()
  await expect(page.getByRole('list', { name: 'All' }).getByRole('listitem').first()).toBeVisible()
  await page.getByRole('link', { name: 'Local' }).first().click()
  await expect(heading(page, 'Local')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await browser.close()
  expect(violations).toEqual([])
})
