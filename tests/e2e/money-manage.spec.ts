/**
 * Tests docs/spec/subscriptions.md#manage-subscriptions, docs/spec/subscriptions.md#secret-view-key,
 * docs/spec/settings.md#subscriptions-in-the-settings, docs/spec/notifications.md#what-a-notification-shows
 * and docs/spec/calls.md#calls-for-subscriptions.
 */
import type { Page } from '@playwright/test'
import { saveSubscriptionOption } from '#contract/endpoints/subscriptions.ts'
import { createMoneroWallet } from '#tests/captured/monero-wallet.ts'
import { moneroKeys } from '#tests/captured/vectors.ts'
import { expectClean } from './clean.ts'
import { allAnswered, B, demoPerson, expect, heading, test } from './journey.ts'
import { testRefusals } from './refusals.ts'

const CAROL = demoPerson('carol')
const PAGE = '/subscriptions/settings'
const OPTIONS = '/api/v1/subscriptions/options'
const { address } = createMoneroWallet('creator')

interface Option {
  type: string
  price: number
  payout_address: string
}

const button = (page: Page, name: string) => page.getByRole('button', { name })
const price = (page: Page) => page.getByLabel('Price per month')
const payout = (page: Page) => page.getByLabel('Payout address')
const enabled = (page: Page) => page.getByRole('heading', { name: 'Subscriptions are enabled' })

// docs/spec/settings.md#subscriptions-in-the-settings
// docs/spec/subscriptions.md#manage-subscriptions
test('subscriptions are enabled from nothing, and changed', { tag: '@older' }, async ({
  page,
  openAs,
  otherDevice,
  world,
}) => {
  const bob = await otherDevice(B)
  await openAs(B, '/settings')
  await page.getByRole('link', { name: 'Manage subscriptions' }).click()
  await expect(heading(page, 'Manage subscriptions')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Subscriptions are not enabled' })).toBeVisible()

  await test.step('what is wrong never leaves the page', async () => {
    await button(page, 'Edit settings').press('Enter')
    await expect(price(page)).toBeFocused()
    await expect(price(page)).toHaveValue('0.01')
    const enable = button(page, 'Enable subscriptions')
    await expect(enable).toBeDisabled()
    for (const [typed, says] of [
      [address.replace(/.$/, (last) => (last === '1' ? '2' : '1')), 'This address is mistyped.'],
      [createMoneroWallet('creator', 'stagenet').address, 'belongs to another Monero network'],
      [address.slice(0, -2), '2 characters are missing.'],
    ] as const) {
      await payout(page).fill(typed)
      await expect(page.getByText(says)).toBeVisible()
      await expect(enable).toBeDisabled()
    }
    await payout(page).fill(`  web+monero:${address.slice(0, 50)}\n${address.slice(50)}?tx_amount=1&x=2\n`)
    await expect(payout(page)).toHaveValue(address)
    await price(page).fill('0,0000001')
    await expect(page.getByText('The price must be at least 0.001 XMR per month.')).toBeVisible()
    await expect(enable).toBeDisabled()
    await price(page).fill('0.012345')
    await expect(page.getByText('Subscribers see 0.01235 XMR per month.')).toBeVisible()
    await expect(page.getByText('The server counts 0.000000004763 XMR per second.')).toBeVisible()
    await expectClean(page)
    const calls = await world.requests()
    expect(calls.filter(({ method, path }) => method === 'POST' && path === OPTIONS)).toEqual([])
  })

  await test.step('enabled', async () => {
    await page.keyboard.press('Tab')
    await button(page, 'Enable subscriptions').press('Enter')
    await expect(enabled(page)).toBeVisible()
    await expect(button(page, 'Edit settings')).toBeFocused()
    await expect(page.getByText('0.01235 XMR per month', { exact: true })).toBeVisible()
    const [option] = await bob.ask<Option[]>('GET', OPTIONS)
    expect(option).toMatchObject({ type: 'monero', price: 4763, payout_address: address })
    await page.reload()
    await expect(page.getByText(address)).toBeVisible()
    await expect(page.getByRole('link', { name: '0 subscribers' })).toHaveAttribute(
      'href',
      '/@bob?tab=subscribers',
    )
    await expect(page.getByRole('link', { name: '/@bob/subscription' })).toBeVisible()
  })

  await test.step('another address; the price stays to the last unit', async () => {
    const { subaddress } = createMoneroWallet('creator')
    await button(page, 'Edit settings').click()
    await expect(price(page)).toHaveValue('0.01235')
    await payout(page).fill(subaddress)
    await button(page, 'Save').click()
    await expect(button(page, 'Edit settings')).toBeFocused()
    await expect(page.getByText(subaddress)).toBeVisible()
    const [option] = await bob.ask<Option[]>('GET', OPTIONS)
    expect(option).toMatchObject({ price: 4763, payout_address: subaddress })
  })

  await test.step('everybody sees the offer', async () => {
    await page.goto('/@bob')
    await expect(heading(page, 'Bob')).toBeVisible()
    await openAs(demoPerson('alice'), '/@bob')
    await expect(page.getByRole('link', { name: 'Subscribe', exact: true })).toBeVisible()
  })
})

// docs/spec/subscriptions.md#secret-view-key
test('a wallet that is only watched: its key is checked, hidden and stored', async ({
  page,
  openAs,
  otherDevice,
  world,
}) => {
  await world.control({ seed: 'money' })
  const carol = await otherDevice(CAROL)
  const key = page.getByLabel('Secret view key')
  await openAs(CAROL, PAGE)
  await button(page, 'Edit settings').click()
  await page.getByLabel('Straight to your wallet').check()
  await payout(page).fill(moneroKeys.address)

  await test.step('the key of the very address, and no other', async () => {
    const enable = button(page, 'Enable subscriptions')
    for (const [typed, says] of [
      [moneroKeys.spend_key, 'This is the secret spend key. Whoever has it can take all your money'],
      [`2${moneroKeys.view_key.slice(1)}`, 'This key does not belong to the payout address.'],
      ['enforce axis mullet', 'A secret view key has 64 digits'],
    ] as const) {
      await key.fill(typed)
      await expect(page.getByText(says)).toBeVisible()
      await expect(enable).toBeDisabled()
    }
    await key.fill(moneroKeys.view_key)
    await expect(key).toHaveAttribute('type', 'password')
    await expectClean(page)
    await world.control({ busyWallet: 1 })
    await enable.click()
    await expect(page.getByRole('alert')).toContainText('The server has a problem (500).')
    await expect(key).toHaveValue(moneroKeys.view_key)
    await enable.click()
    await expect(enabled(page)).toBeVisible()
  })

  await test.step('the key stays when the price changes, and is not shown again', async () => {
    await page.reload()
    await button(page, 'Edit settings').click()
    await expect(page.getByText('The server has your key.')).toBeVisible()
    await expect(key).toHaveValue('')
    await payout(page).fill(address)
    await expect(page.getByText('This key does not belong to the payout address.')).toBeVisible()
    await payout(page).fill(moneroKeys.address)
    await price(page).fill('0.05')
    await button(page, 'Save').click()
    await expect(page.getByText('0.05 XMR per month', { exact: true })).toBeVisible()
    expect(await page.content()).not.toContain(moneroKeys.view_key)
    const [option] = await carol.ask<Option[]>('GET', OPTIONS)
    expect(option).toMatchObject({ type: 'monero-light', view_key: moneroKeys.view_key, price: 19_290 })
  })

  await test.step('somebody pays without a word', async () => {
    await world.control({ pay: { address: moneroKeys.address, amount: 5_000_000_000 } })
    await world.control({ blocks: 30 })
    await page.goto('/notifications')
    const row = page.getByRole('listitem').filter({ hasText: '0.005 XMR' })
    await row.getByRole('link', { name: 'Your subscribers' }).click()
    await expect(page).toHaveURL('/@carol?tab=subscribers')
    await expect(page.getByRole('listitem').filter({ hasText: '@anonymous' })).toBeVisible()
  })
})

// docs/spec/access.md#who-manages-subscriptions
// docs/spec/settings.md#subscriptions-in-the-settings
test('who may sell nothing is not led to the page, nor where nothing can be sold', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('dave'), PAGE)
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage subscriptions' })).toHaveCount(0)

  await world.control({ instance: { blockchains: [] } })
  await openAs(B, PAGE)
  await expect(page.getByText('This server does not offer subscriptions')).toBeVisible()
  await page.goto('/settings')
  await page.getByRole('searchbox', { name: 'Search the settings' }).fill('payout')
  await expect(page.getByText('No setting found')).toBeVisible()
})

test('notifications about money lead on', async ({ page, openAs, world }) => {
  const alice = demoPerson('alice')
  await world.control({
    notify: [
      { sender: 'bob', type: 'subscription', overrides: { payment_amount: 31_100_000_000 } },
      { sender: 'carol', type: 'subscriber_leaving' },
      { sender: 'dave', type: 'payment_anonymous', overrides: { payment_amount: 1_000_000_000 } },
    ],
  })
  await openAs(alice, '/notifications')
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  const details = { name: 'Subscriber details' }
  await expect(row('is no longer a subscriber').getByRole('link', details)).toBeVisible()
  await expect(row('0.001 XMR').getByRole('link', { name: 'Your subscribers' })).toHaveAttribute(
    'href',
    '/@alice?tab=subscribers',
  )
  await row('0.0311 XMR').getByRole('link', details).click()
  await expect(heading(page, 'Subscriber details')).toBeVisible()
  await expect(page.getByRole('link', { name: /Bob/ })).toBeVisible()
  await allAnswered(page)
})

testRefusals({
  doing: 'saving what one sells',
  endpoint: saveSubscriptionOption,
  path: PAGE,
  seed: 'demo',
  async fill(page) {
    await button(page, 'Edit settings').click()
    await payout(page).fill(address)
    await price(page).fill('0.02')
  },
  send: (page) =>
    page
      .getByRole('form')
      .getByRole('button', { name: /^(Save|Enable)/ })
      .click(),
  async kept(page) {
    await expect(payout(page)).toHaveValue(address)
    await expect(price(page)).toHaveValue('0.02')
  },
  forgets: 'where somebody is paid is not left on a device for whoever signs in next',
  done: (page) => expect(page.getByText('0.02 XMR per month', { exact: true })).toBeVisible(),
})
