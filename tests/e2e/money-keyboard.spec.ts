/**
 * Tests docs/spec/subscriptions.md#what-an-invoice-shows, docs/spec/subscriptions.md#stored-invoices and
 * docs/spec/payments.md#addresses-on-a-profile with the keyboard alone (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11).
 */
import type { Page } from '@playwright/test'
import { clipboardText } from './clipboard.ts'
import { allAnswered, demoPerson, expect, test } from './journey.ts'
import { expectFocus, press, tabTo } from './keyboard.ts'

const BOB = demoPerson('bob')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`with the keyboard alone somebody goes from the profile to an invoice and back, ${width} wide`, async ({
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

test('after a payment OK leads to the posts, and the focus goes along', async ({ page, openAs, world }) => {
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
