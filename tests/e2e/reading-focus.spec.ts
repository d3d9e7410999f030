/**
 * Buttons that make way for what they load leave the focus with it (WCAG 2.4.3) (docs/spec/lists.md#more,
 * docs/spec/lists.md#waiting-empty-and-failed).
 */
import type { Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { chooseItem, demoPerson, expect, posts, test } from './journey.ts'

const alice = demoPerson('alice')
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })
const focus = (page: Page) => page.locator(':focus')

const LISTS = [
  { name: 'posts', path: '/tag/story', more: 'Show more' },
  { name: 'people', path: '/profile-directory', more: 'Show more' },
  { name: 'notifications', path: '/notifications', more: 'Show more notifications' },
  { name: 'results', path: '/search?q=%40stranger', more: 'Show more results' },
]

for (const { name, path, more } of LISTS) {
  // docs/spec/lists.md#more
  test(`“${more}” of ${name} moves the focus to the first row of the page that it loads`, async ({
    page,
    openAs,
    world,
  }) => {
    await world.control({ seed: 'crowded' })
    await openAs(alice, path)
    await isComplete(page)
    const button = page.getByRole('button', { name: more })
    await button.focus()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(focus(page).and(button)).toHaveCount(0)
    await expect(focus(page)).toBeVisible()
    const row = focus(page).locator('xpath=ancestor-or-self::*[@data-row][last()]')
    await expect(row.locator('xpath=preceding-sibling::*'), 'the first of a page').toHaveCount(0)
    await expect(row.locator('xpath=../preceding-sibling::*'), 'and not of the first page').not.toHaveCount(0)
  })
}

test('when the next page is empty the focus returns to the last row', async ({ page, openAs, world }) => {
  await openAs(alice, '/local')
  await expect(posts(page)).toHaveCount(20)
  await isComplete(page)
  await world.control({ hold: { path: '/api/v1/timelines/public' } })
  await world.control({ fail: { path: '/api/v1/timelines/public', status: 200, body: '[]' } })
  const button = page.getByRole('button', { name: 'Show more' })
  await button.focus()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await world.control({ release: true })
  await expect(button).toHaveCount(0)
  await expect(posts(page).last()).toBeFocused()
})

test('a page that fails moves the focus to “Try again”, and from there to the loaded rows', async ({
  page,
  openAs,
  world,
}) => {
  const failure = { path: '/api/v1/timelines/public', status: 500 }
  await openAs(alice, '/local')
  await expect(posts(page)).toHaveCount(20)
  await isComplete(page)
  await world.control({ hold: { path: failure.path }, fail: failure })
  await page.getByRole('button', { name: 'Show more' }).focus()
  await world.control({ release: true })
  await expect(retry(page)).toBeFocused()
  await world.control({ hold: { path: failure.path }, fail: failure })
  await page.keyboard.press('Enter')
  await expect(retry(page)).toHaveAttribute('aria-busy', 'true')
  await world.control({ release: true })
  await expect(retry(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(retry(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(retry(page)).toHaveCount(0)
  await expect(focus(page)).toHaveAttribute('aria-posinset', '21')
})

test('a list that fails twice keeps the focus on “Try again”, and moves it to the first row', async ({
  page,
  openAs,
  world,
}) => {
  const failure = { path: '/api/v1/timelines/public', status: 500 }
  await world.control({ fail: failure })
  await openAs(alice, '/local')
  await expect(retry(page)).toBeVisible()
  await isComplete(page)
  for (const isOver of [false, true]) {
    await world.control({ hold: { path: failure.path }, ...(!isOver && { fail: failure }) })
    await retry(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await world.control({ release: true })
    if (!isOver) await expect(retry(page)).toBeFocused()
  }
  await expect(posts(page).first()).toBeFocused()
})

test('a search for people that failed can be retried while posts are already shown below', async ({
  page,
  openAs,
  world,
}) => {
  const path = '/api/v2/search'
  // People, tags and posts are asked for at the same time.
  await world.control({ fail: { path, query: 'q=bob&', status: 500 } })
  await openAs(alice, '/search?q=bob')
  await expect(retry(page)).toBeVisible()
  await expect(page.getByRole('feed')).toBeVisible()
  await isComplete(page)
  await world.control({ hold: { path } })
  await retry(page).focus()
  await page.keyboard.press('Enter')
  await expect(retry(page)).toHaveCount(0)
  await world.control({ release: true })
  await expect(page.getByRole('list', { name: 'People' }).getByRole('link').first()).toBeFocused()
})

test('the focus stays within a dialog', async ({ page, openAs, world }) => {
  await openAs(alice, '/home')
  const path = '/api/v1/statuses/*/favourited_by'
  await world.control({ fail: { path, status: 500 } })
  await posts(page).first().getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Who liked and reposted')
  const dialog = page.getByRole('dialog', { name: 'Who liked and reposted' })
  await dialog.getByRole('button', { name: 'Try again' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByRole('link').first()).toBeFocused()
})

test('Undo and Dismiss return the focus to where it came from', async ({ page, openAs, world }) => {
  await world.control({ deliver: { author: 'wren', content: '<p>loud thoughts</p>' } })
  await openAs(alice, '/home')
  const loud = posts(page).filter({ hasText: 'loud thoughts' })
  const menu = loud.getByRole('button', { name: 'More actions' })
  const mute = async () => {
    await menu.click()
    await chooseItem(page, /^Mute Wren/)
    await expect(loud).toHaveCount(0)
    await expect(posts(page).first()).toBeFocused()
    return page.locator(`[data-row="${await posts(page).first().getAttribute('data-row')}"]`)
  }
  let neighbour = await mute()
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(loud).toBeVisible()
  await expect(neighbour).toBeFocused()

  neighbour = await mute()
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await dismiss.focus()
  await page.keyboard.press('Enter')
  await expect(dismiss).toHaveCount(0)
  await expect(neighbour).toBeFocused()
})
