/** Tests docs/spec/lists.md#refresh, docs/spec/navigation.md#home-button. */
import type { Page } from '@playwright/test'
import { demoPerson, expect, heading, posts, test } from './journey.ts'

const deliver = (content: string) => ({ deliver: { author: 'bob', content } })
const refreshed = (page: Page) => page.getByRole('log').filter({ hasText: 'Refreshed.' })

// docs/spec/lists.md#refresh
// docs/spec/timelines.md#home
test('a key refreshes the list, but not while writing', async ({ page, openAs, world }) => {
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page).first()).toBeVisible()
  await world.control(deliver('<p>Just out of the oven</p>'))
  await page.getByRole('combobox', { name: 'Search' }).focus()
  await page.keyboard.type('.')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(page.getByLabel('Text of the post')).toBeFocused()
  await page.keyboard.type('One. Two.')
  await expect(page.getByLabel('Text of the post')).toHaveValue('One. Two.')
  await expect(posts(page).first()).not.toContainText('Just out of the oven')

  await posts(page).nth(5).focus()
  await page.keyboard.press('.')
  await expect(posts(page).first()).toContainText('Just out of the oven')
  await expect(refreshed(page)).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the key and the button refresh alike, also for notifications', async ({ page, openAs, world }) => {
  await openAs(demoPerson('alice'), '/local')
  await expect(posts(page).first()).toBeVisible()
  await world.control(deliver('<p>Soup is ready</p>'))
  const button = page.getByRole('button', { name: 'Refresh' })
  await expect(button).toHaveAttribute('aria-keyshortcuts', '.')
  await button.click()
  await expect(posts(page).first()).toContainText('Soup is ready')

  await page.getByRole('link', { name: 'Notifications' }).first().click()
  await expect(heading(page, 'Notifications')).toBeFocused()
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await world.control({ notify: { sender: 'wren', type: 'follow' } })
  await page.keyboard.press('.')
  await expect(rows.first()).toContainText('Wren')
})

// docs/spec/lists.md#refresh
// docs/spec/navigation.md#home-button
test('pressing the current entry of the navigation refreshes it without a history entry', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/about')
  const nav = page.getByRole('navigation', { name: 'Navigation' })
  await nav.getByRole('link', { name: 'Notifications' }).click()
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 500))
  await world.control({ notify: { sender: 'wren', type: 'follow' } })
  await nav.getByRole('link', { name: 'Notifications' }).click()
  await expect(rows.first()).toContainText('Wren')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  async function pull(page: Page, from: number, pixels: number) {
    const device = await page.context().newCDPSession(page)
    const at = (y: number) => [{ x: 200, y }]
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
    for (let step = 1; step <= 10; step += 1) {
      const touchPoints = at(from + (pixels * step) / 10)
      await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    }
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  // docs/spec/lists.md#refresh
  test('pulling far enough refreshes the list, a short pull does not', async ({ page, openAs, world }) => {
    await openAs(demoPerson('alice'), '/home')
    await expect(posts(page).first()).toBeVisible()
    await world.control(deliver('<p>Pulled down</p>'))
    await world.requests()
    await pull(page, 300, 60)
    await pull(page, 600, -200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await pull(page, 300, 40)
    expect((await world.requests()).filter(({ path }) => path.startsWith('/api/v1/timelines'))).toEqual([])

    await page.evaluate(() => window.scrollTo(0, 0))
    await posts(page).first().getByRole('button', { name: 'React with an emoji' }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await pull(page, 500, 300)
    expect((await world.requests()).filter(({ path }) => path.startsWith('/api/v1/timelines'))).toEqual([])
    await page.keyboard.press('Escape')
    await page.evaluate(() => window.scrollTo(0, 0))
    await pull(page, 300, 300)
    await expect(posts(page).first()).toContainText('Pulled down')
    await expect(refreshed(page)).toBeAttached()
  })
})
