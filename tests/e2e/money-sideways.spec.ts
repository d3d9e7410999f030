/**
 * Tests docs/spec/subscriptions.md#what-an-invoice-shows, docs/spec/subscriptions.md#underpaid,
 * docs/spec/subscriptions.md#stored-invoices, docs/spec/subscriptions.md#the-press-of-pay,
 * docs/spec/subscriptions.md#what-was-bought, docs/spec/subscriptions.md#what-payers-are-told and
 * docs/spec/subscriptions.md#calm: payments that go sideways. Alice sells a month for 0.01296 XMR.
 */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { allAnswered, demoPerson, expect, letPass, signIn, test } from './journey.ts'

const ALICE = demoPerson('alice')
const BOB = demoPerson('bob')
const PAGE = '/@alice/subscription'
const INVOICES = '/api/v1/subscriptions/invoices'
const FIND = '/api/v1/subscriptions/find'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const addressOf = (page: Page) => page.getByRole('code').filter({ hasText: /^8/ })
const code = (page: Page) => page.getByRole('img', { name: 'QR code of the payment' })
const earlier = (page: Page) =>
  page.getByRole('link', { name: 'An earlier invoice of 0.01296 XMR may still receive a payment' })

/** Presses Pay, and waits for the address. */
async function pay(page: Page): Promise<string> {
  await button(page, 'Pay').click()
  await expect(status(page, 'Waiting for payment')).toBeVisible()
  return (await addressOf(page).textContent()) ?? ''
}

async function comeBack(page: Page) {
  await allAnswered(page)
  await page.reload()
}

test.beforeEach(({ world }) => world.control({ seed: 'money' }))

// docs/spec/subscriptions.md#underpaid
test('too small a payment asks for a larger invoice, and another payment still counts', async ({
  page,
  openAs,
  world,
}) => {
  await page.clock.install()
  await openAs(BOB, PAGE)
  const address = await pay(page)
  await world.control({ pay: { amount: 1_000_000_000 }, blocks: 25 })
  await comeBack(page)
  await expect(status(page, 'Payment amount is too small')).toBeVisible()
  await expect(page.getByText(/One that you have sent already shows here within 12 minutes/)).toBeVisible()
  await expect(code(page)).toHaveCount(0)
  await expect(page.getByText(address)).toHaveCount(0)
  await expectClean(page, 'underpaid')

  await test.step('it is asked for every 60 s', async () => {
    await allAnswered(page)
    await world.requests()
    for (let minute = 0; minute < 2; minute += 1) {
      await letPass(page, 60)
      await allAnswered(page)
    }
    const asked = (await world.requests()).filter(({ path }) => path.startsWith(`${INVOICES}/`))
    expect(asked).toHaveLength(2)
  })

  await button(page, 'Make a larger invoice').click()
  await expect(page.getByLabel('Duration (months)')).toHaveValue('2')
  await expect(earlier(page)).toBeVisible()
  await pay(page)
  // Who has paid the first one after all finds it before paying again.
  await expect(earlier(page)).toBeVisible()
  await world.control({ pay: { address, amount: 12_960_000_000 }, blocks: 6 })
  await comeBack(page)
  await page.getByRole('link', { name: '0.01296 XMR · Processing payment' }).click()
  await expect(status(page, 'Processing payment')).toBeVisible()
})

// docs/spec/subscriptions.md#stored-invoices
test('OK after Cancel forgets nothing: the profile, another device and the address lead back', async ({
  page,
  browser,
  openAs,
  world,
}) => {
  await openAs(BOB, PAGE)
  const address = await pay(page)
  const kept = page.url()
  expect(kept).toMatch(/invoice_id=/)
  await expect(button(page, 'Copy the link to this page')).toBeVisible()
  await button(page, 'Cancel').click()
  await button(page, 'OK').click()
  await expect(button(page, 'Pay')).toBeVisible()
  await page.goto('/@alice')
  await page.getByRole('link', { name: 'Subscribe', exact: true }).click()
  await earlier(page).click()
  await expect(page).toHaveURL(kept)
  await expect(status(page, 'Payment cancelled')).toBeVisible()
  await button(page, 'OK').click()

  await test.step('a late payment brings it back by itself', async () => {
    await world.control({ pay: { address }, blocks: 6 })
    await page.goto(PAGE)
    await expect(status(page, 'Processing payment')).toBeVisible()
    await expect(page).toHaveURL(kept)
    await expect(page.getByText(/You have cancelled this invoice/)).toBeVisible()
    await expect(page.getByText('Amount: 0.01296 XMR')).toBeVisible()
    await expect(page.getByText(address)).toBeVisible()
    await expect(page.getByText('You are not subscribed yet')).toHaveCount(0)
  })

  await test.step('another device keeps what its address has opened', async () => {
    const context = await browser.newContext({
      baseURL: new URL(kept).origin,
      storageState: { cookies: await page.context().cookies(), origins: [] },
    })
    const other = await context.newPage()
    await other.goto(kept)
    await expect(status(other, 'Processing payment')).toBeVisible()
    await other.goto(PAGE)
    await expect(status(other, 'Processing payment')).toBeVisible()
    await expect(other).toHaveURL(kept)
    await context.close()
  })
})

// docs/spec/subscriptions.md#stored-invoices
test('after logging out, the address of the page leads back to the invoice, and then the profile does', async ({
  page,
  openAs,
}) => {
  await openAs(BOB, PAGE)
  await pay(page)
  const kept = page.url()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, BOB)
  await page.goto(kept)
  await expect(status(page, 'Waiting for payment')).toBeVisible()
  await page.goto(PAGE)
  await expect(page).toHaveURL(kept)
  await expect(code(page)).toBeVisible()
})

// docs/spec/subscriptions.md#the-press-of-pay
test('a price that has changed waits for a second press; two tabs make one invoice', async ({
  page,
  context,
  openAs,
  otherDevice,
  world,
}) => {
  await openAs(BOB, PAGE)
  await expect(
    page.getByText(/lasts until about .*, less the fee if the server forwards the payment/),
  ).toBeVisible()
  const alice = await otherDevice(ALICE)
  const [option] = await alice.ask<{ price: number }[]>('GET', '/api/v1/subscriptions/options')
  await alice.ask('POST', '/api/v1/subscriptions/options', { ...option, price: 10_000 })
  await button(page, 'Pay').click()
  await expect(
    page.getByText('The price has changed from 0.01296 to 0.02592 XMR per month. Press again if you agree.'),
  ).toBeVisible()
  await expectClean(page, 'price')

  const other = await context.newPage()
  await other.goto(PAGE)
  await expect(button(other, 'Pay')).toBeEnabled()
  await world.requests()
  await world.control({ hold: { path: INVOICES, method: 'POST' } })
  await Promise.all([button(page, 'Pay').click(), button(other, 'Pay').click()])
  await expect(page.getByText(/making an address/)).toBeAttached()
  await world.control({ release: true })
  for (const tab of [page, other]) await expect(tab.getByText('Please send 0.02592 XMR')).toBeVisible()
  expect(await addressOf(other).textContent()).toBe(await addressOf(page).textContent())
  const calls = await world.requests()
  expect(calls.filter(({ method, path }) => method === 'POST' && path === INVOICES)).toHaveLength(1)
  await other.close()
})

// docs/spec/subscriptions.md#what-was-bought
test('an end that is not known is asked for again, and less than asked is said', async ({
  page,
  openAs,
  world,
}) => {
  await page.clock.install()
  await openAs(BOB, PAGE)
  await pay(page)
  await world.control({ pay: { amount: 6_000_000_000 }, blocks: 44 })
  await allAnswered(page)
  await world.control({ hold: { path: FIND, method: 'GET' } })
  await world.control({ blocks: 2 })
  await page.clock.runFor(11_000)
  await expect(status(page, 'Payment completed')).toBeVisible()
  await expect(page.getByText('Asking until when your subscription lasts…')).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(page.getByText('The new end is not known yet.')).toBeVisible({ timeout: 200 })
  }).toPass()
  await expectClean(page, 'unknown')
  await world.control({ release: true })
  await button(page, 'Try again').click()
  await expect(page.getByText(/^Your subscription lasts until /)).toBeVisible()
  await expect(
    page.getByText(/^That is less time than the invoice was for: 9 days .* instead of 30 days/),
  ).toBeVisible()
})

// docs/spec/subscriptions.md#what-an-invoice-shows
// docs/spec/subscriptions.md#calm
test('on a phone nothing moves the code, and a payment that could not be forwarded is an end', async ({
  page,
  openAs,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await openAs(BOB, PAGE)
  const address = await pay(page)
  await allAnswered(page)
  const bottom = (await page.getByRole('navigation').last().boundingBox())?.y ?? 844
  for (const part of [
    page.getByText('Please send 0.01296 XMR'),
    code(page),
    page.getByRole('link', { name: 'Open wallet' }),
    status(page, 'Waiting for payment'),
  ]) {
    const box = await part.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= bottom).toBe(true)
  }

  await test.step('while the server fails, only a line below the code says so', async () => {
    const before = await code(page).boundingBox()
    await world.control({ fail: { path: `${INVOICES}/*`, method: 'GET', status: 500, times: 3 } })
    for (let round = 0; round < 3; round += 1) {
      await page.clock.runFor(10_000)
      await allAnswered(page)
      await expect(page.getByText(/^The server has not answered\. This is how it stood/)).toBeVisible()
      expect((await code(page).boundingBox())?.y).toBe(before?.y)
    }
    await page.clock.runFor(10_000)
    await expect(page.getByText(/^The server has not answered/)).toHaveCount(0)
    expect((await code(page).boundingBox())?.y).toBe(before?.y)
  })

  await world.control({ invoice: { status: 'failed' } })
  await page.clock.runFor(10_000)
  await expect(status(page, 'The payment could not be forwarded')).toBeVisible()
  await expect(page.getByText('Amount: 0.01296 XMR')).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
  await expect(button(page, 'OK')).toBeVisible()
  await expectClean(page, 'failed')
})

// docs/spec/subscriptions.md#what-payers-are-told
// docs/spec/subscriptions.md#what-was-bought
test('where the server only watches a wallet, a late payment is not said to count, and no fee is taken', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(BOB, '/@greta/subscription')
  await expect(page.getByText(/lasts until about .*, less the fee if the server forwards/)).toBeVisible()
  await button(page, 'Pay').click()
  await expect(status(page, 'Waiting for payment')).toBeVisible()
  await expect(page.getByText(/do not cancel afterwards: a payment that comes later may not/)).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByText(/^Do not send anything to this invoice any more: it may not/)).toBeVisible()
  await expect(page.getByText(/still counts/)).toHaveCount(0)
  await expectClean(page, 'watched')
  await button(page, 'OK').click()
  await expect(button(page, 'Pay')).toBeVisible()
  await expect(page.getByRole('link', { name: /^An earlier invoice/ })).toHaveCount(0)

  await test.step('the server does not count it', async () => {
    await world.control({ pay: {}, blocks: 45 })
    await comeBack(page)
    await expect(page.getByText('You are not subscribed yet')).toBeVisible()
  })

  await test.step('a server that has no other wallet takes nothing off', async () => {
    const { blockchains } = await (await page.request.get('/api/v1/instance')).json()
    const [, watched] = blockchains
    await world.control({ instance: { blockchains: [watched] } })
    await comeBack(page)
    await expect(
      page.getByText(/^Paid today, your subscription lasts until about [^,]*,\s\d{4}\.$/),
    ).toBeVisible()
    await expect(page.getByText(/the network fee/)).toHaveCount(0)
  })
})

// docs/spec/subscriptions.md#state-of-a-subscription
test('nobody asks whether somebody subscribes to themselves', async ({ page, openAs, world }) => {
  await openAs(ALICE, PAGE)
  await expect(page.getByText('This is your own page. Others subscribe to you here.')).toBeVisible()
  await expect(page.getByText('Recipient', { exact: true })).toBeVisible()
  await expect(page.getByText('Payer', { exact: true })).toHaveCount(0)
  await allAnswered(page)
  expect((await world.requests()).filter(({ path }) => path === FIND)).toEqual([])
})
