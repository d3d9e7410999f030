/**
 * Tests docs/spec/subscriptions.md#what-an-invoice-shows, docs/spec/subscriptions.md#keeping-an-invoice and
 * docs/spec/payments.md#addresses-on-a-profile with the keyboard alone (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11).
 */
import type { Locator, Page } from '@playwright/test'
import { clipboardText } from './clipboard.ts'
import { allAnswered, demoPerson, expect, test } from './journey.ts'

const BOB = demoPerson('bob')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Returns what is wrong with the focus: it is nowhere, has no ring, or stands outside of the window. */
const faultOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'the focus is lost'
    const name = focused.textContent?.slice(0, 40)
    const ring = (element: Element) => Number.parseFloat(getComputedStyle(element).outlineWidth)
    // Headings are only where the reading begins, and a field in a box has the ring around that.
    const isRinged =
      focused.matches('h1') || [focused, focused.parentElement].some((one) => one && ring(one) > 0)
    if (!isRinged || !focused.matches(':focus-visible')) return `no ring: ${focused.outerHTML.slice(0, 200)}`
    const { top, bottom } = focused.getBoundingClientRect()
    return bottom > 0 && top < innerHeight ? null : `out of the window: ${name}`
  })

async function expectFocus(page: Page) {
  await expect.poll(() => faultOfFocus(page)).toBeNull()
}

/** Presses Tab until something has the focus, and looks at each stop on the way. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) {
    await page.keyboard.press(key)
    await expectFocus(page)
  }
  await expect(target).toBeFocused()
}

async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`with the keyboard alone somebody goes from the profile to an invoice and back, ${width} wide @slow`, async ({
    page,
    context,
    openAs,
    world,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await world.control({ seed: 'money' })
    await page.setViewportSize({ width, height })
    await openAs(BOB, '/@alice')
    await expect(link(page, 'Subscribe')).toBeVisible()
    await allAnswered(page)

    await test.step('a code opens in a window, and Escape leads back', async () => {
      const opener = button(page, 'Show the Monero address as a QR code')
      await press(page, opener)
      const dialog = page.getByRole('dialog', { name: 'Monero' })
      await expect(dialog).toBeVisible()
      await expectFocus(page)
      await tabTo(page, dialog.getByRole('link', { name: 'Open in a wallet' }), 'Shift+Tab')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await expectFocus(page)
    })

    await press(page, link(page, 'Subscribe'), 'Shift+Tab')
    await expect(button(page, 'Pay')).toBeVisible()
    await expectFocus(page)
    await press(page, button(page, 'Pay'))
    await expect(status(page, 'Waiting for payment')).toBeVisible()
    await expectFocus(page)

    await test.step('the next stops are the wallet and the address', async () => {
      await tabTo(page, link(page, 'Open wallet'))
      const copy = button(page, 'Copy address')
      await press(page, copy)
      await expect.poll(() => clipboardText(page)).toMatch(/^8.{94}$/)
      await expect(copy).toBeFocused()
      await expectFocus(page)
    })

    await press(page, button(page, 'Cancel'))
    await expect(status(page, 'Payment cancelled')).toBeVisible()
    await expect(button(page, 'OK')).toBeFocused()
    await expectFocus(page)
    await page.keyboard.press('Enter')
    await expect(button(page, 'Pay')).toBeVisible()
    await allAnswered(page)
    await expectFocus(page)
    await tabTo(page, button(page, 'Pay'))
  })
}

test('after a payment OK leads to the posts, and the focus goes along @slow', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'money' })
  await openAs(BOB, '/@alice/subscription')
  await press(page, button(page, 'Pay'))
  await expect(status(page, 'Waiting for payment')).toBeVisible()
  await world.control({ pay: {}, blocks: 45 })
  await allAnswered(page)
  await page.reload()
  await expect(status(page, 'Payment completed')).toBeVisible()
  await press(page, button(page, 'OK'))
  await expect(page).toHaveURL('/@alice')
  await expect(page.getByRole('heading', { level: 1, name: 'Alice' })).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /^Subscribed until / }), 'Shift+Tab')
})
