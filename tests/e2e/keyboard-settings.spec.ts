/**
 * Tests docs/spec/keyboard.md#switching-off, docs/spec/keyboard.md#changing-a-key,
 * docs/spec/keyboard.md#shown-where-they-belong, docs/spec/keyboard.md#the-table-on-the-page.
 */
import type { Page } from '@playwright/test'
import { SHORTCUT_GROUPS, SHORTCUTS } from '#domain/shortcuts/shortcut.ts'
import { WRITING_KEYS } from '#domain/shortcuts/writing-keys.ts'
import { expectClean } from './clean.ts'
import { isComplete } from './complete.ts'
import { A, demoPerson, expect, posts, test } from './journey.ts'

const alice = demoPerson('alice')
const KEYBOARD = '/settings?section=keyboard'

const search = (page: Page) => page.locator('header input')
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const table = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

// docs/spec/keyboard.md#changing-a-key
test('a key is changed, refused when another shortcut has it, taken away, and reset @anywhere', async ({
  page,
  openAs,
}) => {
  await openAs(A, KEYBOARD)
  const writes = field(page, 'Write a post')
  await writes.fill('w')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').filter({ hasText: 'Write a post: W.' })).toBeAttached()
  await expect(writes).toHaveValue('W')

  const searches = field(page, 'Search')
  for (const [typed, reason] of [
    ['w', 'W is already used: Write a post.'],
    ['g', 'G H is already used: Home.'],
    ['abc', 'Use one key or two.'],
    ['ж', 'This key cannot be used.'],
  ] as const) {
    await searches.fill(typed)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alert')).toContainText(reason)
    await expect(searches).toHaveAttribute('aria-invalid', 'true')
  }
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await searches.fill('a f')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(searches).toHaveValue('A F')

  await page.reload()
  await isComplete(page)
  await expect(field(page, 'Write a post')).toHaveValue('W')
  await expect(search(page)).not.toHaveAttribute('aria-keyshortcuts')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('a')
  await page.keyboard.press('f')
  await expect(search(page)).toBeFocused()
  await field(page, 'Search').fill('')
  await page.keyboard.press('Tab')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  await expect(table(page).getByText('No key')).toHaveCount(1)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Reset all keys' }).click()
  await expect(field(page, 'Search')).toHaveValue('/')
  await expect(field(page, 'Write a post')).toHaveValue('N')
  await expect(search(page)).toHaveAttribute('aria-keyshortcuts', '/')
})

// docs/spec/keyboard.md#other-keyboard-layouts
test('a letter of another layout is taken for the key in its place', async ({ page, openAs }) => {
  await openAs(alice, KEYBOARD)
  await field(page, 'Write a post').focus()
  const device = await page.context().newCDPSession(page)
  await device.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'ц', code: 'KeyW', text: 'ц' })
  await expect(field(page, 'Write a post')).toHaveValue('W')
  // The fields of all groups are equally wide.
  const widths = await page
    .getByRole('main')
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((each) => Math.round(each.getBoundingClientRect().width)))
  expect(new Set(widths).size).toBe(1)
})

// docs/spec/keyboard.md#switching-off
// docs/spec/keyboard.md#shown-where-they-belong
test('switched off, keys do nothing and are shown nowhere, in another tab too', async ({
  page,
  openAs,
  context,
}) => {
  await openAs(alice, '/home')
  await expect(search(page)).toHaveAttribute('aria-keyshortcuts', '/')
  const mark = posts(page).first().getByRole('button', { name: 'Bookmark' })
  await expect(mark).toHaveAttribute('aria-keyshortcuts', 's')
  const other = await context.newPage()
  await other.goto(KEYBOARD)
  const onOff = other.getByRole('switch', { name: 'Use keyboard shortcuts' })
  await expect(onOff).toBeChecked()
  await onOff.press('Space')
  await expect(mark).not.toHaveAttribute('aria-keyshortcuts')
  await expect(page.locator('[data-keys], [aria-keyshortcuts]')).toHaveCount(0)
  await page.bringToFront()
  await posts(page).first().focus()
  await page.keyboard.press('s')
  await page.keyboard.press('?')
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  await expect(table(page)).toHaveCount(0)
  await other.reload()
  await expect(onOff).not.toBeChecked()
  await onOff.press('Space')
  await expect(mark).toHaveAttribute('aria-keyshortcuts', 's')
})

// docs/spec/keyboard.md#the-table-on-the-page
// docs/spec/instance.md#about-accessibility
test('About shows the table, to guests without a way to the settings, and says that it is off', async ({
  page,
  openAs,
}) => {
  const show = page.getByRole('button', { name: 'Show the shortcuts' })
  const off = table(page).getByText('Keyboard shortcuts are switched off on this device.')
  await page.goto('/about')
  await show.click()
  await expect(table(page).getByRole('term').first()).toBeVisible()
  await expect(table(page).getByRole('link')).toHaveCount(0)
  await expect(off).toHaveCount(0)
  await openAs(alice, KEYBOARD)
  await page.getByRole('switch', { name: 'Use keyboard shortcuts' }).press('Space')
  await page.goto('/about')
  await show.click()
  await expect(off).toBeVisible()
  // The ring of the focus is not on the words.
  const ring = await table(page)
    .getByRole('group')
    .evaluate((group) => {
      const word = group.querySelector('dt')
      return word ? word.getBoundingClientRect().left - group.getBoundingClientRect().left : 0
    })
  expect(ring).toBeGreaterThanOrEqual(8)
  await table(page).getByRole('link', { name: 'Change the keys' }).click()
  await expect(page).toHaveURL('/settings?section=keyboard&setting=keys')
})

// docs/spec/keyboard.md#shown-where-they-belong
test('tooltips and menus show the keys, also of posts that come later', async ({ page, openAs }) => {
  await openAs(alice, '/home')
  await expect(search(page)).toHaveAttribute('aria-keyshortcuts', '/')
  const post = posts(page).first()
  await post.getByRole('button', { name: 'Bookmark' }).hover()
  const tooltip = page.locator('[popover="hint"]')
  await expect(tooltip).toBeVisible()
  await expect(tooltip.locator('kbd')).toHaveText('S')
  const local = page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Local' })
  await local.hover()
  await expect(tooltip.locator('kbd')).toHaveText(['G', 'L'])
  await post.getByRole('button', { name: 'More actions' }).click()
  const quote = page.getByRole('menuitem', { name: 'Repost with comment', exact: true })
  await expect(quote).toHaveAttribute('aria-keyshortcuts', 'q')
  await expect(quote).toHaveAttribute('data-keys', 'Q')
  // Its link leads to no page that has keys.
  const copy = page.getByRole('menuitem', { name: 'Copy link to post' })
  await expect(copy).not.toHaveAttribute('aria-keyshortcuts')
  await expect(copy).not.toHaveAttribute('data-keys')
  await page.keyboard.press('Escape')
  await local.click()
  await expect(posts(page).first().getByRole('button', { name: /^Like/ })).toHaveAttribute(
    'aria-keyshortcuts',
    'l',
  )
})

// docs/spec/keyboard.md#the-table-on-the-page
for (const locale of ['en', 'fa'])
  for (const width of [1280, 390])
    test(`the table of shortcuts and their settings are clean in ${locale} at ${width} pixels`, async ({
      page,
      openAs,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await openAs(alice, '/home', locale)
      await expect(search(page)).toHaveAttribute('aria-keyshortcuts', '/')
      await page.keyboard.press('?')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(SHORTCUT_GROUPS.length + 1)
      await expect(dialog.getByRole('term')).toHaveCount(SHORTCUTS.length + WRITING_KEYS.length + 1) // and the palette
      await expect(dialog.locator('kbd').first()).toHaveText('J')
      await expectClean(page, 'the table')
      await dialog.getByRole('link').click()
      await expect(page).toHaveURL('/settings?section=keyboard&setting=keys')
      await expect(page.locator('[data-setting="keys"]')).toBeFocused()
      await expectClean(page, 'the settings')
    })
