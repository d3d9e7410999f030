/**
 * Tests docs/spec/subscriptions.md#subscription-page, docs/spec/subscriptions.md#who-pays,
 * docs/spec/subscriptions.md#payment-form, docs/spec/subscriptions.md#invoice,
 * docs/spec/subscriptions.md#what-payers-are-told, docs/spec/subscriptions.md#asking-for-an-invoice,
 * docs/spec/subscriptions.md#stored-invoices, docs/spec/subscriptions.md#guests-and-people-elsewhere,
 * docs/spec/conventions.md#waiting-times, docs/spec/payments.md#payment-link,
 * docs/spec/conventions.md#messages-of-profiles-and-payments. Alice sells a month for 0.01296 XMR; bob has no
 * subscription yet.
 */
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { allAnswered, demoPerson, expect, test } from './journey.ts'
import { readQr } from './qr.ts'

const ALICE = demoPerson('alice')
const BOB = demoPerson('bob')

/** The blocks that a payment needs: to be seen, to be sent on, and for the payout to be deep enough. */
const BLOCKS = 45

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const addressOf = (page: Page) => page.getByRole('code').filter({ hasText: /^8/ })

/** Asks for the invoice anew, as somebody does who comes back later. */
async function comeBack(page: Page) {
  await allAnswered(page)
  await page.reload()
}

test.beforeEach(({ world }) => world.control({ seed: 'money' }))

// docs/spec/payments.md#payment-link
// docs/spec/payments.md#payment-request
// docs/spec/subscriptions.md#subscription-page
// docs/spec/subscriptions.md#who-pays
// docs/spec/subscriptions.md#invoice
// docs/spec/subscriptions.md#what-payers-are-told
// docs/spec/subscriptions.md#stored-invoices
test('a guest finds their profile, pays, leaves the page and comes back', async ({ page, world, host }) => {
  await page.goto('/@alice/subscription')
  await expect(page.getByText('0.01296 XMR per month')).toBeVisible()
  const address = page.getByLabel('Your Fediverse address')

  await test.step('nobody, and the recipient, are no payers', async () => {
    for (const typed of ['bo', '@alice', 'two words']) {
      await address.fill(typed)
      await address.press('Enter')
      await expect(page.getByRole('alert')).toHaveText('Profile not found')
    }
    await world.control({ fail: { path: '/api/v1/accounts/lookup', status: 429 } })
    await button(page, 'Find profile').click()
    // Nobody says for how long, so that the page does not guess.
    await expect(page.getByRole('alert')).toHaveText(/^Too many requests\. Please wait a while/)
    await expectClean(page)
    await address.fill('@bob')
    await address.press('Enter')
    await expect(page.getByText('You are not subscribed yet')).toBeVisible()
    // The focus is on the part that came in the place of the form.
    await expect(page.locator('main :focus')).toHaveCount(1)
  })

  await button(page, 'Pay').click()
  await expect(page.getByText('Please send 0.01296 XMR')).toBeVisible()
  await expect(page.getByText(/^for 1 month of subscription to .Alice.$/)).toBeVisible()
  await expect(page).toHaveURL(/\?invoice_id=[0-9a-f-]{36}$/)
  await expect(status(page, 'Waiting for payment')).toBeVisible()
  await expect(page.getByText('4 hours 20 minutes left')).toBeVisible()
  const to = (await addressOf(page).textContent()) ?? ''
  await expect(page.getByRole('link', { name: 'Open wallet' })).toHaveAttribute(
    'href',
    `monero:${to}?tx_amount=0.01296`,
  )
  const code = page.getByRole('img', { name: 'QR code of the payment' })
  expect(await readQr(code)).toBe(`monero:${to}?tx_amount=0.01296`)

  await test.step('the payment request names recipient, address and price', async () => {
    await page.getByText('Payment request', { exact: true }).first().click()
    const text = await page.getByLabel('Payment request').inputValue()
    const [, packed = ''] = /^monero-request:1:(.+)$/.exec(text) ?? []
    expect(JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString())).toMatchObject({
      amount: '0.01296',
      custom_label: `@alice@${host}`,
      sellers_wallet: to,
    })
    await expectClean(page)
  })

  await test.step('a payment in the pool is not seen; one in a block is', async () => {
    await world.control({ pay: {} })
    await comeBack(page)
    await expect(status(page, 'Waiting for payment')).toBeVisible()
    await expect(page.getByText('Bob', { exact: true })).toBeVisible()
    await world.control({ blocks: 1 })
    await comeBack(page)
    await expect(status(page, 'Processing payment')).toBeVisible()
    await expect(page.getByText(/about 80 minutes/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open wallet' })).toBeHidden()
  })

  await test.step('the device finds the invoice without its address', async () => {
    await world.control({ blocks: BLOCKS })
    await page.goto('/@alice/subscription')
    await expect(status(page, 'Payment completed')).toBeVisible()
    // The fee of forwarding has shortened the month.
    await expect(page.getByText(/^Your subscription lasts until /)).toBeVisible()
    await expect(page.getByText('You are not subscribed yet')).toHaveCount(0)
  })

  await button(page, 'OK').click()
  await expect(page).toHaveURL('/@alice')
  await page.getByRole('main').getByRole('link', { name: 'Subscribe', exact: true }).click()
  await expect(button(page, 'Extend')).toBeVisible()
  await expect(page).toHaveURL('/@alice/subscription')

  await test.step('after its end the subscription can be bought anew', async () => {
    await world.control({ advance: 31 * 86_400 })
    await comeBack(page)
    await address.fill(`bob@${host}`)
    await address.press('Enter')
    await expect(status(page, 'Subscription expired on')).toBeVisible()
    await expect(button(page, 'Pay')).toBeVisible()
  })
})

// docs/spec/subscriptions.md#payment-form
test('somebody types a duration or an amount, pays once, and extends', async ({ page, openAs, world }) => {
  await openAs(BOB, '/@alice/subscription')
  const duration = page.getByLabel('Duration (months)')
  const amount = page.getByRole('textbox', { name: 'Amount (XMR)' })

  await test.step('one field is typed, the other reckoned', async () => {
    await duration.fill('2,5')
    await button(page, 'Amount (XMR) 0.0324 Click to edit').click()
    await expect(amount).toBeFocused()
    await expect(amount).toHaveValue('0.0324')
    for (const [typed, says] of [
      ['0', 'At least 0.001 XMR.'],
      ['0.0009', 'At least 0.001 XMR.'],
      ['1e9', 'This is not a number.'],
      ['0.0000000000001', 'At most 12 decimals.'],
      ['1000', 'At most 12.96 XMR.'],
    ] as const) {
      await amount.fill(typed)
      await expect(page.getByText(says)).toBeVisible()
      await expect(button(page, 'Pay')).toBeDisabled()
    }
    await amount.fill('')
    await button(page, 'Duration (months) — Click to edit').press('Enter')
    await expect(duration).toBeFocused()
    await duration.fill('0.5')
    await expect(page.getByText('At least one month.')).toBeVisible()
    await duration.fill('1001')
    await expect(page.getByText('At most 1,000 months: the longest has been put in.')).toBeVisible()
    await expect(duration).toHaveValue('1000')
    await expect(button(page, 'Pay')).toBeEnabled()
    await duration.fill('1')
  })

  await test.step('a busy wallet is said, and one press makes one invoice', async () => {
    await world.requests()
    await world.control({ busyWallet: 1 })
    await duration.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'There is no invoice yet' })
    await expect(dialog).toContainText('The server’s wallet is busy')
    await world.control({ hold: { path: '/api/v1/subscriptions/invoices', method: 'POST' } })
    await dialog.getByRole('button', { name: 'Try again' }).dblclick()
    await expect(page.getByText(/making an address/)).toBeAttached()
    await page.keyboard.press('Enter')
    await world.control({ release: true })
    await expect(status(page, 'Waiting for payment')).toBeVisible()
    const calls = await world.requests()
    expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/invoices'))).toHaveLength(
      2,
    )
  })

  await world.control({ pay: {}, blocks: BLOCKS })
  await comeBack(page)
  await expect(status(page, 'Payment completed')).toBeVisible()
  await button(page, 'OK').click()
  await expect(page).toHaveURL('/@alice')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Subscribed until / })
    .click()
  await button(page, 'Extend').click()
  await expect(status(page, 'Waiting for payment')).toBeVisible()
  await expect(status(page, 'Subscription is active')).toBeVisible()
})

test('the server is asked every 10 s, and not any more after completion', async ({ page, openAs, world }) => {
  await page.clock.install()
  await openAs(BOB, '/@alice/subscription')
  await button(page, 'Pay').click()
  await expect(status(page, 'Waiting for payment')).toBeVisible()
  const asked = async () => {
    await allAnswered(page)
    return (await world.requests()).filter(({ path }) => path.includes('/subscriptions/invoices/')).length
  }
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 10) {
      await page.clock.runFor(10_000)
      await allAnswered(page)
    }
  }
  await asked()
  await pass(30)
  expect(await asked()).toBe(3)

  await world.control({ invoice: { status: 'completed' } })
  await pass(10)
  await expect(status(page, 'Payment completed')).toBeVisible()
  expect(await asked()).toBe(1)
  await pass(60)
  expect(await asked()).toBe(0)

  await world.control({ invoice: { status: 'open' } })
  await comeBack(page)
  await expect(status(page, 'Waiting for payment')).toBeVisible()
  expect(await asked()).toBe(1)
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/@alice')
  await asked()
  await pass(30)
  expect(await asked()).toBe(0)
})

for (const [end, words] of [
  ['a timeout', 'Payment timed out'],
  ['Cancel', 'Payment cancelled'],
] as const) {
  // docs/spec/subscriptions.md#what-payers-are-told
  test(`a payment after ${end} still counts`, async ({ page, openAs, world }) => {
    await openAs(BOB, '/@alice/subscription')
    await button(page, 'Pay').click()
    await expect(status(page, 'Waiting for payment')).toBeVisible()
    const address = await addressOf(page).textContent()
    if (end === 'Cancel') {
      await button(page, 'Cancel').click()
    } else {
      await world.control({ advance: 15_660 })
      await comeBack(page)
    }
    await expect(status(page, words)).toBeVisible()
    await expect(page.getByText(/it still counts/)).toBeVisible()
    await expect(button(page, 'OK')).toBeVisible()
    await world.control({ pay: { address }, blocks: 6 })
    await comeBack(page)
    await expect(status(page, 'Processing payment')).toBeVisible()
    await world.control({ blocks: BLOCKS })
    await comeBack(page)
    await expect(status(page, 'Payment completed')).toBeVisible()
  })
}

// docs/spec/subscriptions.md#invoice
// docs/spec/subscriptions.md#stored-invoices
test('an invoice of somebody else, or of nobody, is ignored; two tabs show the same one @daily', async ({
  page,
  context,
  openAs,
  world,
  otherDevice,
}) => {
  const [alice, dave] = [await otherDevice(ALICE), await otherDevice(demoPerson('dave'))]
  const { id } = await dave.ask<{ id: string }>('POST', '/api/v1/subscriptions/invoices', {
    sender_id: dave.id,
    recipient_id: alice.id,
    chain_id: 'monero:418015bb9ae982a1975da7d79277c270',
    amount: 12_960_000_000,
  })
  await openAs(BOB, `/@alice/subscription?invoice_id=${id}`)
  await expect(button(page, 'Pay')).toBeVisible()
  await page.goto('/@alice/subscription?invoice_id=nothing')
  await expect(button(page, 'Pay')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/@alice/subscription')
  await expect(button(other, 'Pay')).toBeVisible()
  await button(page, 'Pay').click()
  await expect(status(other, 'Waiting for payment')).toBeVisible()
  await expect(addressOf(other)).toHaveText((await addressOf(page).textContent()) ?? '')

  await test.step('what is paid meanwhile cannot be cancelled', async () => {
    await world.control({ pay: {}, blocks: 1 })
    await button(page, 'Cancel').click()
    await expect(status(page, 'Processing payment')).toBeVisible()
  })
  await other.close()
})

// docs/spec/conventions.md#waiting-times
test('who asks too often is told how long to wait, also after the device has slept', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await page.goto('/@alice/subscription')
  const lookup = { path: '/api/v1/accounts/lookup', status: 429 }
  await page.getByLabel('Your Fediverse address').fill('bob')
  const alert = page.getByRole('alert')
  for (const [header, says] of [
    [
      new Date(Date.now() + 7_200_000).toUTCString(),
      /^Too many requests\. Please try again in (119|120) minutes\.$/,
    ],
    ['0', /^Too many requests\. Please wait a while/],
    ['86400', /in 24 hours\.$/],
    ['-30', /^Too many requests\. Please wait a while/],
    ['30', /in 30 seconds\.$/],
    ['31536000', /^Too many requests\. Please wait a while/],
    ['300', /in 5 minutes\.$/],
  ] as const) {
    await world.control({ fail: { ...lookup, headers: { 'retry-after': header } } })
    await button(page, 'Find profile').click()
    await expect(alert).toHaveText(says)
  }
  await page.clock.fastForward(250_000)
  await expect(alert).toHaveText(/in 1 minute\.$/)
  await page.clock.fastForward(8 * 3_600_000)
  await expect(alert).toHaveText('Too many requests. You can try again now.')
})

test('the clock of the server counts, not that of the device', async ({ page, openAs }) => {
  await page.clock.install({ time: Date.now() + 5 * 3_600_000 })
  await openAs(BOB, '/@alice/subscription')
  await button(page, 'Pay').click()
  await expect(page.getByText(/^4 hours (20|19) minutes left$/)).toBeVisible()
})

// docs/spec/subscriptions.md#subscription-page
// docs/spec/subscriptions.md#guests-and-people-elsewhere
test('a guest pays somebody elsewhere on their own server; who has an account here gets an address', async ({
  page,
  openAs,
  world,
  otherDevice,
}) => {
  await page.goto('/@payee@tips.example/subscription')
  await expect(page.getByText(/payee\W+ belongs to another server, \W*tips\.example/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Open the page on \W*tips\.example/ })).toHaveAttribute(
    'href',
    'https://tips.example/proposals/1',
  )
  // Nothing is there to be pressed that could only fail.
  await expect(page.getByLabel('Your Fediverse address')).toHaveCount(0)
  await expect(button(page, 'Pay')).toHaveCount(0)
  await expectClean(page)

  const bob = await otherDevice(BOB)
  const { id } = await bob.ask<{ id: string }>('GET', '/api/v1/accounts/lookup?acct=payee@tips.example')
  await openAs(BOB, `/profile/${id}/subscription`)
  await button(page, 'Pay').click()
  await expect(status(page, 'Awaiting response')).toBeVisible()
  await world.control({ advance: 5 })
  await comeBack(page)
  await expect(status(page, 'Waiting for payment')).toBeVisible()

  for (const path of ['/@carol/subscription', '/@bob/subscription', '/@nobody/subscription']) {
    await page.goto(path)
    await expect(page.getByText('No subscription info')).toBeVisible()
  }
})

// docs/spec/conventions.md#messages-of-profiles-and-payments
test('what the server refuses is said, and nobody is asked to pay twice', async ({ page, openAs, world }) => {
  await test.step('where another try could only fail, none is offered', async () => {
    const body = JSON.stringify({ error: 'x', error_description: 'user not found' })
    const order = { path: '/api/v1/subscriptions/invoices', method: 'POST' }
    await world.control({ fail: { ...order, status: 404, body, contentType: 'application/json' } })
    await openAs(BOB, '/@alice/subscription')
    await button(page, 'Pay').click()
    const dialog = page.getByRole('dialog', { name: 'There is no invoice yet' })
    await expect(dialog).toContainText('People of other servers are paid by accounts of this server only.')
    await expect(button(page, 'Try again')).toHaveCount(0)
    await expectClean(page, 'dialog')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(button(page, 'Pay')).toBeFocused()
  })

  const invoices = '/api/v1/subscriptions/invoices/*'
  await world.control({ fail: { path: '/api/v1/subscriptions/find', status: 500 } })
  await openAs(BOB, '/@alice/subscription')
  await expect(page.getByRole('alert')).toBeVisible()
  await button(page, 'Try again').click()
  await expect(status(page, 'You are not subscribed yet')).toBeVisible()

  await button(page, 'Pay').click()
  await expect(status(page, 'Waiting for payment')).toBeVisible()
  await allAnswered(page)
  await world.control({ fail: { path: invoices, method: 'DELETE', status: 500 } })
  await button(page, 'Cancel').click()
  await expect(page.getByRole('alert')).toHaveText(/^The payment could not be cancelled\./)
  await expect(addressOf(page)).toBeVisible()

  await world.control({ fail: { path: invoices, method: 'GET', status: 500 } })
  await comeBack(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(button(page, 'Pay')).toBeHidden()
  await button(page, 'Try again').click()
  await expect(status(page, 'Waiting for payment')).toBeVisible()
})

test('every state is clean on a phone, in Persian', async ({ page, openAs, world }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(BOB, '/@alice/subscription', 'fa')
  const pay = button(page, 'پرداخت')
  await expect(pay).toBeEnabled()
  await expectClean(page, 'form')
  await pay.click()
  for (const [state, words] of [
    ['requested', 'در انتظار پاسخ'],
    ['paid', 'پرداخت در دست انجام است'],
    ['failed', 'پرداخت به گیرنده منتقل نشد'],
    ['underpaid', 'مبلغ پرداخت‌شده کم است'],
    ['timeout', 'مهلت پرداخت به پایان رسید'],
    ['completed', 'پرداخت کامل شد'],
  ] as const) {
    await expect(page).toHaveURL(/invoice_id/)
    await world.control({ invoice: { status: state } })
    await comeBack(page)
    await expect(status(page, words)).toBeVisible()
  }
  await expectClean(page, 'invoice')
})
