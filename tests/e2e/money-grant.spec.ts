/** Tests docs/spec/subscriptions.md#page-of-a-subscriber and docs/spec/profiles.md#tabs-of-a-profile. */
import type { Page } from '@playwright/test'
import { grantSubscription } from '#contract/endpoints/subscriptions.ts'
import { expectClean } from './clean.ts'
import { allAnswered, demoPerson, expect, heading, test } from './journey.ts'
import type { OtherClient } from './other-client.ts'
import { testRefusals } from './refusals.ts'

const ALICE = demoPerson('alice')
const NEWCOMER = { username: 'newcomer', password: 'demo-password' }
const DAY = 86_400

/** Lets somebody open an account and follow alice. */
async function newFollower(page: Page, otherDevice: (who: typeof NEWCOMER) => Promise<OtherClient>) {
  await page.request.post('/api/v1/accounts', {
    data: { authentication_method: 'password', ...NEWCOMER },
  })
  const [alice, newcomer] = [await otherDevice(ALICE), await otherDevice(NEWCOMER)]
  await newcomer.ask('POST', `/api/v1/accounts/${alice.id}/follow`)
  return { alice, newcomer }
}

const button = (page: Page, name: string) => page.getByRole('button', { name })

// docs/spec/subscriptions.md#page-of-a-subscriber
test('months and days are granted in Persian digits, and never less than a day', { tag: '@older' }, async ({
  page,
  openAs,
  otherDevice,
  world,
}) => {
  const { alice, newcomer } = await newFollower(page, otherDevice)
  const seconds = async () => {
    const path = `/api/v1/subscriptions/find?sender_id=${newcomer.id}&recipient_id=${alice.id}`
    const found = await alice.ask<{ expires_at: string }>('GET', path)
    return (Date.parse(found.expires_at) - Date.now()) / 1000
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(ALICE, `/subscriber/${newcomer.id}`, 'fa')
  await expect(heading(page, 'جزئیات مشترک')).toBeVisible()
  await expect(page.getByText('هنوز مشترک نیست')).toBeVisible()
  const number = page.getByLabel('مدت')
  const unit = page.getByLabel('واحد')
  const grant = button(page, 'بخشیدن')

  await test.step('nothing wrong is sent', async () => {
    for (const [typed, says] of [
      ['-۱', 'دست‌کم ۱ وارد کنید.'],
      ['۰', 'دست‌کم ۱ وارد کنید.'],
      ['۱٫۵', 'یک عدد صحیح وارد کنید.'],
      ['۸۲۹', 'حداکثر ۸۲۸ وارد کنید.'],
    ] as const) {
      await number.fill(typed)
      await expect(page.getByText(says)).toBeVisible()
      await expect(grant).toBeDisabled()
      await number.press('Enter')
    }
    await expectClean(page)
    const calls = await world.requests()
    expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/subscriptions'))).toEqual(
      [],
    )
  })

  await test.step('two months', async () => {
    await number.fill('۲')
    await grant.press('Enter')
    await expect(page.getByText('بخشیده شد.')).toBeVisible()
    await expect(page.getByText('اشتراک در')).toContainText('پایان می‌یابد')
    await expect(number).toBeFocused()
    await expect(number).toHaveValue('')
    await expect(grant).toBeDisabled()
    expect(Math.round((await seconds()) / DAY)).toBe(60)
  })

  await test.step('and ten days more', async () => {
    await unit.selectOption('روز')
    await number.fill('۱۰')
    await grant.click()
    await expect(page.getByText('بخشیده شد.')).toBeVisible()
    expect(Math.round((await seconds()) / DAY)).toBe(70)
  })
})

// docs/spec/profiles.md#tabs-of-a-profile
// docs/spec/subscriptions.md#state-of-a-subscription
// docs/spec/subscriptions.md#page-of-a-subscriber
test('a subscription ends: at once for both, some minutes later for the server', {
  tag: '@older',
}, async ({ page, openAs, otherDevice, world }) => {
  const { alice, newcomer } = await newFollower(page, otherDevice)
  await alice.ask('POST', '/api/v1/subscriptions', { subscriber_id: newcomer.id, duration: DAY })
  await openAs(ALICE, '/@alice?tab=subscribers')
  const row = page.getByRole('listitem').filter({ hasText: '@newcomer' })
  await expect(row).toContainText('Subscription expires on')

  await world.control({ advance: DAY + 1 })
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'expires on' }).first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: 'Show expired subscriptions' }).click()
  await expect(row).toContainText('Subscription expired on')
  await row.getByRole('link', { name: 'Subscriber details' }).click()
  await expect(heading(page, 'Subscriber details')).toBeVisible()
  await expect(page.getByText('Subscription expired on')).toBeVisible()
  await expectClean(page)

  await test.step('the subscriber sees it too, although the server still counts them', async () => {
    const [relationship] = await newcomer.ask<{ subscription_to: boolean }[]>(
      'GET',
      `/api/v1/accounts/relationships?id[]=${alice.id}`,
    )
    expect(relationship?.subscription_to).toBe(true)
    await openAs(NEWCOMER, '/@alice/subscription')
    await expect(page.getByText('Subscription expired on')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  })

  await world.control({ advance: 300 })
  await openAs(ALICE, '/notifications')
  await expect(page.getByRole('listitem').filter({ hasText: 'is no longer a subscriber' })).toBeVisible()
  await openAs(NEWCOMER, '/notifications')
  const expired = page.getByRole('listitem').filter({ hasText: 'Subscription expired' })
  await expired.getByRole('link', { name: 'Renew subscription' }).click()
  await expect(page).toHaveURL('/@alice/subscription')
  await allAnswered(page)
})

test('neither strangers nor oneself can be granted anything', async ({ page, openAs, otherDevice }) => {
  const { alice, newcomer } = await newFollower(page, otherDevice)
  await openAs(NEWCOMER, `/subscriber/${alice.id}`)
  await expect(page.getByText('Only followers and subscribers can be granted a subscription.')).toBeVisible()
  await expect(button(page, 'Grant')).toHaveCount(0)
  await page.goto(`/subscriber/${newcomer.id}`)
  await expect(page.getByText('This is you. You cannot subscribe to yourself.')).toBeVisible()
  await page.goto('/subscriber/01a201d6-0000-7000-8000-000000000000')
  await expect(heading(page, 'Profile not found')).toBeVisible()
})

testRefusals({
  doing: 'granting a subscription',
  endpoint: grantSubscription,
  seed: 'demo',
  path: '/@alice?tab=subscribers',
  url: /\/subscriber\//,
  async fill(page) {
    const details = page.getByRole('link', { name: 'Subscriber details' }).first()
    if (!page.url().includes('/subscriber/')) await details.click()
    await page.getByLabel('Duration').fill('3')
  },
  send: (page) => button(page, 'Grant').click(),
  kept: (page) => expect(page.getByLabel('Duration')).toHaveValue('3'),
  forgets: 'a number is typed sooner than it is found again',
  done: (page) => expect(page.getByText('Granted.')).toBeVisible(),
})
