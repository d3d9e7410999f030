/** Tests docs/spec/keyboard.md#command-palette. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { A, allAnswered, demoPerson, expect, posts, test } from './journey.ts'
import { keysWork } from './keyboard.ts'

const alice = demoPerson('alice')

const search = (page: Page) => page.locator('header input')
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const options = (page: Page) => page.getByRole('dialog').getByRole('option')

async function open(page: Page) {
  await keysWork(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

// docs/spec/keyboard.md#command-palette
test('the palette goes to a page, changes the theme and the language @anywhere', async ({ page, openAs }) => {
  await openAs(A, '/home')
  await open(page)
  await field(page).fill('bookm')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/bookmarks')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await open(page)
  await field(page).fill('dark theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await open(page)
  await field(page).fill('german')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await allAnswered(page)
})

test('it acts on the post that had the focus, and gives the focus back', async ({ page, openAs }) => {
  await openAs(alice, '/home')
  const post = posts(page).first()
  await post.focus()
  await open(page)
  await field(page).fill('bookmark')
  const action = page.getByRole('group', { name: 'On the post in focus' }).getByRole('option')
  await expect(action).toHaveText('BookmarkS')
  await expect(action).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(post).toBeFocused()
  await expect(post.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible()
  await allAnswered(page)

  await open(page)
  await field(page).fill('comment')
  await page.keyboard.press('Enter')
  await expect(post.getByRole('form', { name: 'Repost with comment' })).toBeVisible()

  await page.goto('/@alice')
  await keysWork(page)
  await posts(page).first().focus()
  await open(page)
  await field(page).fill('delete')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Delete/ })).toBeVisible()
})

/** Opens the palette, and does the first of what some words find. */
async function command(page: Page, words: string) {
  await open(page)
  await field(page).fill(words)
  await page.keyboard.press('Enter')
}

// docs/spec/keyboard.md#command-palette
// docs/spec/keyboard.md#the-same-as-the-button
test('it finds what stands in the menu of a post: who liked it, muting the author', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/notifications')
  await page.getByRole('main').getByRole('article').first().focus()
  await command(page, 'who liked')
  await expect(page.getByRole('dialog', { name: 'Who liked and reposted' })).toBeVisible()
  await page.goto('/@bob')
  await posts(page).first().focus()
  await command(page, 'mute bob')
  await expect(page.getByText('Bob muted.')).toBeVisible()
  await allAnswered(page)
})

for (const width of [1280, 390])
  test(`it logs out, ${width} wide`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 844 })
    await openAs(alice, '/about')
    await command(page, 'log out')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })

test('it finds people, settings and other shortcuts; the arrows choose, Esc closes', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/home')
  await open(page)
  await expect(page.getByRole('group', { name: 'On the post in focus' })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await field(page).fill('zzzz')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await field(page).fill('bob')
  const bob = page.getByRole('group', { name: 'People' }).getByRole('option').first()
  await expect(bob).toBeVisible()
  await bob.click()
  await expect(page).toHaveURL('/@bob')

  await open(page)
  await field(page).fill('motion')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings?section=appearance&setting=reducedMotion')
  await open(page)
  await field(page).fill('shortcuts')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('it finds English words on a Persian page, and opens by a Persian and a Cyrillic keyboard', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/home', 'fa')
  await keysWork(page)
  const device = await page.context().newCDPSession(page)
  const pressK = (key: string) =>
    device.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code: 'KeyK', modifiers: 2 })
  await pressK('ن')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pressK('л')
  await field(page).fill('notifications')
  await expect(options(page).first()).toContainText('اعلان')
  await field(page).fill('نشانک')
  await expect(options(page).first()).toBeVisible()
  await field(page).fill('notifications')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/notifications')
})

test('the search box leads to it on a phone', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(alice, '/home')
  await search(page).click()
  await page.getByRole('option', { name: 'Show all commands' }).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('about')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about')
})

test('it opens while one writes, and not over another window or while shortcuts are off', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/home')
  await keysWork(page)
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(page.getByLabel('Text of the post')).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Text of the post')).toBeFocused()
  await posts(page).first().focus()
  await page.keyboard.press('?')
  const table = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(table).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// docs/spec/keyboard.md#command-palette
for (const locale of ['en', 'fa'])
  for (const width of [1280, 390])
    test(`the palette is clean in ${locale} at ${width} pixels`, async ({ page, openAs }) => {
      await page.setViewportSize({ width, height: 844 })
      await openAs(alice, '/home', locale)
      await open(page)
      await expectClean(page, 'everything')
      await field(page).fill('bob')
      await expect(options(page).filter({ hasText: '@bob' }).first()).toBeVisible()
      await expectClean(page, 'what is found')
    })
