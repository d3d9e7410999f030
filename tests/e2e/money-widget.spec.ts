/**
 * Tests docs/spec/payments.md#currencies, docs/spec/payments.md#addresses-on-a-profile,
 * docs/spec/payments.md#payment-options, docs/spec/payments.md#payment-link,
 * docs/spec/payments.md#pasted-addresses, docs/spec/profiles.md#buttons-of-a-profile,
 * docs/spec/profiles.md#profile-page, docs/spec/subscriptions.md#what-payers-are-told.
 */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { clipboardText } from './clipboard.ts'
import { A, allAnswered, B, demoPerson, expect, test } from './journey.ts'
import { readQr } from './qr.ts'

const MONERO =
  '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H'

declare global {
  interface Window {
    /** How far things have moved while the page was loading. */
    shifted: number
  }
}

/** The sentence about a subscription; the name stands apart by signs that nobody sees. */
const GIVES = /^Subscribers see .?Alice.?’s posts for subscribers, on Home and on the profile\.$/

const waysToPay = (page: Page) => page.getByRole('region', { name: 'Ways to pay' })

// docs/spec/payments.md#addresses-on-a-profile
// docs/spec/profiles.md#bio-and-fields
// docs/spec/subscriptions.md#what-payers-are-told
test('a guest copies and scans the addresses of a person', async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await world.control({ seed: 'money' })
  await page.goto('/@alice')
  // The fields are many, so that their end is folded; the ways to pay are not.
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible()
  await expect(page.getByText(GIVES)).toBeVisible()
  const ways = waysToPay(page)
  await expect(ways.getByRole('term')).toHaveText([
    'Subscription',
    'Seed fund',
    'Bitcoin',
    'Monero',
    'Bitcoin Lightning',
  ])
  await expect(ways.getByRole('definition').filter({ hasText: /^bc1/ })).toHaveText(
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  )

  await ways.getByRole('button', { name: 'Copy the Bitcoin Lightning address' }).click()
  await expect(page.getByText('Copied.').first()).toBeVisible()
  expect(await clipboardText(page)).toBe('alice@wallet.example')

  const opener = ways.getByRole('button', { name: 'Show the Monero address as a QR code' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Monero' })
  await expect(dialog.getByText(MONERO)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open in a wallet' })).toHaveAttribute(
    'href',
    `monero:${MONERO}`,
  )
  expect(await readQr(dialog.getByRole('img', { name: 'QR code of the Monero address' }))).toBe(
    `monero:${MONERO}`,
  )
  await expectClean(page, 'dialog')
  await dialog.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(() => clipboardText(page)).toBe(MONERO)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await ways.getByRole('button', { name: 'Show the Bitcoin address as a QR code' }).click()
  expect(await readQr(page.getByRole('img', { name: 'QR code of the Bitcoin address' }))).toBe(
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  )
})

test('subscriptions lead to their page, those elsewhere to their proposal', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'money' })
  await openAs(demoPerson('bob'), '/@alice')
  await expect(page.getByText(GIVES)).toBeVisible()
  await expect(waysToPay(page).getByRole('link', { name: 'meadow.example' })).toHaveAttribute(
    'href',
    'https://meadow.example/seeds',
  )
  await waysToPay(page).getByRole('link', { name: '0.01296 XMR per month' }).click()
  await expect(page).toHaveURL('/@alice/subscription')

  for (const [path, name, href] of [
    ['/@payee@tips.example', '0.02333 XMR per month', 'https://tips.example/proposals/1'],
    ['/@linked@older.example', 'older.example', 'https://older.example/pay'],
  ] as const) {
    await page.goto(path)
    const link = waysToPay(page).getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', href)
    await expect(waysToPay(page).getByRole('term')).toHaveText(['Subscription'])
  }
})

test('on a Persian phone everything fits, and nothing moves when the ways to pay come', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'money' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openAs(demoPerson('greta'), '/@greta', 'fa')
  const ways = page.getByRole('region', { name: 'راه‌های پرداخت' })
  await expect(ways.getByRole('link', { name: '۰٫۰۱۵۵۵ XMR در ماه' })).toBeVisible()
  // The price begins with signs of neither direction; it is Persian all the same.
  await expect(ways.getByText('۰٫۰۱۵۵۵ XMR در ماه')).toHaveCSS('direction', 'rtl')
  await expect(page.getByText(/^مشترکان .*Greta/)).toBeVisible()
  await allAnswered(page)
  expect(await page.evaluate(() => window.shifted)).toBe(0)

  await page.goto('/@alice')
  await page.getByRole('button', { name: 'نمایش همه' }).click()
  // A name within a text stands apart from it, by signs that nobody sees.
  await ways.getByRole('button', { name: /^نمایش نشانی .?Monero.? به صورت کد QR$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Monero' })).toBeVisible()
  await expectClean(page, 'dialog')
  await page.getByRole('button', { name: 'بستن' }).click()
  await expectClean(page, 'profile')
})

test('what a person writes into their fields can be copied by others @anywhere', async ({
  page,
  context,
  openAs,
  otherDevice,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const other = await otherDevice(B)
  const fields_attributes = [
    { name: '$XMR', value: ` monero:${MONERO}?tx_amount=0.5&recipient_name=me` },
    { name: 'lud16', value: 'me@wallet.example' },
    { name: '$LTC', value: 'by letter only' },
  ]
  await other.ask('PATCH', '/api/v1/accounts/update_credentials', { fields_attributes })
  await openAs(A, `/profile/${other.id}`)
  const ways = waysToPay(page)
  await expect(ways.getByRole('button', { name: 'Copy the Bitcoin Lightning address' })).toBeVisible()
  await ways.getByRole('button', { name: 'Copy the Monero address' }).click()
  await expect.poll(() => clipboardText(page)).toBe(MONERO)
  // The link that was typed stands among the fields alone, and nobody scans its amount.
  await expect(page.getByRole('main').getByText('tx_amount')).toHaveCount(1)
  await ways.getByRole('button', { name: 'Show the Monero address as a QR code' }).click()
  expect(await readQr(page.getByRole('img', { name: 'QR code of the Monero address' }))).toBe(
    `monero:${MONERO}`,
  )
  await expect(page.getByRole('dialog').getByText('tx_amount')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await ways.getByRole('button', { name: 'Show the Bitcoin Lightning address as a QR code' }).click()
  expect(await readQr(page.getByRole('img', { name: 'QR code of the Bitcoin Lightning address' }))).toBe(
    'me@wallet.example',
  )
  await page.keyboard.press('Escape')
  // That is no address, so that no camera could do anything with it.
  await expect(ways.getByRole('button', { name: 'Copy the Litecoin address' })).toBeVisible()
  await expect(ways.getByRole('button', { name: 'Show the Litecoin address as a QR code' })).toHaveCount(0)
})
