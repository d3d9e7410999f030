/**
 * Tests docs/spec/settings.md#what-is-stored-on-this-device, docs/spec/settings.md#search-in-the-settings.
 */
import type { Page } from '@playwright/test'
import { SECTIONS, sectionPath } from '#domain/settings/section.ts'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { expectClean } from './clean.ts'
import { A, demoPerson, expect, heading, test, unique } from './journey.ts'

const alice = demoPerson('alice')
const kinds = (page: Page) => page.getByRole('list', { name: 'Stored on this device' })
const unsent = (page: Page) => kinds(page).getByRole('listitem').filter({ hasText: 'Drafts' })

async function writeDraft(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(words)
}

// docs/spec/settings.md#what-is-stored-on-this-device
test('the device says what it stores, and deletes unsent text only after a question @anywhere', async ({
  page,
  openAs,
}) => {
  await openAs(A, '/home')
  await writeDraft(page, unique('nowhere else'))
  await page.goto('/settings?section=device')
  await expect(unsent(page)).toContainText(/\d+ bytes|kB/)
  await unsent(page).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(unsent(page)).not.toContainText('Nothing')

  await unsent(page).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(unsent(page)).toContainText('Nothing')
  await expect(unsent(page).getByRole('button')).toBeFocused()
  await page.goto('/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(page.getByLabel('Text of the post')).toHaveValue('')
})

test('deleting everything keeps the session; without unsent text nothing is asked', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/search?q=%23garden')
  await page.getByRole('combobox', { name: 'Search' }).fill('#garden')
  await page.keyboard.press('Enter')
  await page.goto('/settings?section=device')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(kinds(page).getByText('Nothing')).toHaveCount(6)
  await page.reload()
  await expect(heading(page, 'This device')).toBeVisible()
})

// docs/spec/settings.md#search-in-the-settings
test('a search leads to the setting and focuses it, with the keyboard alone', async ({ page, openAs }) => {
  await openAs(alice, '/settings')
  const field = page.getByRole('searchbox', { name: 'Search the settings' })
  await field.focus()
  await page.keyboard.type('ctrl enter')
  await expect(page.getByText('1 setting found')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Send messages with Ctrl+Enter' })).toBeFocused()
  await page.keyboard.press('Enter')
  const control = page.getByRole('switch', { name: 'Send messages with Ctrl+Enter' })
  await expect(control).toBeFocused()
  await expect(page).toHaveURL('/settings?section=posts&setting=ctrlEnterEnabled')
  await page.keyboard.press('Space')
  await expect(control).toBeChecked()

  // The same one again, from where it is shown already.
  await field.fill('Ctrl')
  await page.getByRole('link', { name: 'Send messages with Ctrl+Enter' }).click()
  await expect(control).toBeFocused()
  await field.fill('spacing')
  await page.getByRole('link', { name: 'Spacing' }).click()
  await expect(page.getByRole('region', { name: 'Spacing' })).toBeFocused()
  await field.fill('nothing like this')
  await expect(page.getByText('No setting found')).toBeVisible()
})

// docs/spec/settings.md#settings-page
test('everything that the search offers is there', async ({ page, openAs }) => {
  test.slow()
  await openAs(alice, '/settings')
  const field = page.getByRole('searchbox', { name: 'Search the settings' })
  const found = page.getByRole('list', { name: 'Settings found' }).getByRole('link')
  await field.fill('e')
  const addresses = await found.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(12)
  for (const address of shareOfToday(
    addresses.filter((each) => each.includes('setting=')),
    3,
  )) {
    await page.goto(address)
    const setting = new URL(address, page.url()).searchParams.get('setting')
    await expect(page.locator(`[data-setting="${setting}"]`), address).toBeVisible()
  }
})

for (const { locale, ...size } of [
  { width: 1280, height: 900, locale: 'en' },
  { width: 390, height: 844, locale: 'fa' },
]) {
  test(`axe finds nothing in this device and in a search: both themes, ${locale}`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize(size)
    await openAs(alice, '/settings?section=device', locale)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-setting=device] li')).toHaveCount(6)
    await expectClean(page, `device ${locale}`)
    await page.goto('/settings')
    await page.getByRole('searchbox').last().fill('a')
    await expectClean(page, `search ${locale}`)
  })
}

test('settings fit a phone with German and text twice as large', async ({ page, openAs }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(alice, '/settings', 'de')
  for (const path of ['/settings', ...SECTIONS.map((section) => sectionPath(section))]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path !== '/settings') await expect(page.locator('[data-setting]').first()).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path)
      .toBeLessThanOrEqual(0)
  }
})
