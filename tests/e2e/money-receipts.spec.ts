/** Tests docs/spec/subscriptions.md#receipts, docs/spec/subscriptions.md#received-by-month. */
import { readFile } from 'node:fs/promises'
import { expectClean } from './clean.ts'
import { allAnswered, demoPerson, expect, heading, test } from './journey.ts'

const ALICE = demoPerson('alice')
const BOB = demoPerson('bob')
const PAGE = '/subscriptions/receipts'

test.beforeEach(({ world }) => world.control({ seed: 'money' }))

// docs/spec/subscriptions.md#receipts
test('a payer finds what they have paid, follows it to its invoice and saves it as a table', async ({
  page,
  world,
  openAs,
}) => {
  await openAs(BOB, '/settings')
  await page.getByRole('link', { name: 'Payments and receipts' }).click()
  await expect(heading(page, 'Payments and receipts')).toBeVisible()
  await expect(page.getByText('No receipts yet')).toBeVisible()
  await expectClean(page)

  for (const author of ['alice', 'greta']) {
    await page.goto(`/@${author}/subscription`)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Invoice' })).toBeVisible()
    if (author === 'alice') {
      await world.control({ pay: {}, blocks: 45 })
      await allAnswered(page)
      await page.reload()
      await expect(page.getByText('Payment completed')).toBeVisible()
    }
  }
  await page.goto(PAGE)
  const rows = page.getByRole('list', { name: 'Your invoices' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('Greta@greta0.01555 XMRWaiting for payment')
  await expect(rows.nth(1)).toContainText('@alice0.01296 XMRPaid')
  await expect(rows.nth(1)).toContainText(/subscribed until \w+ \d+, \d{4}$/)
  await expect(rows.nth(0)).not.toContainText('subscribed until')
  await expectClean(page)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^kith-receipts-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[2]).toMatch(/^\d{4}-\d\d-\d\d,alice,0\.01296,completed,\d{4}-\d\d-\d\d,[0-9a-f-]{36}$/)

  await rows.nth(0).getByRole('link').click()
  await expect(page).toHaveURL(/\/subscription\?invoice_id=/)
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for payment' })).toBeVisible()

  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await openAs(BOB, PAGE)
  await expect(page.getByText('No receipts yet')).toBeVisible()
})

// docs/spec/subscriptions.md#received-by-month
test('an author sees what came in by month', async ({ page, world, openAs }) => {
  const overrides = (payment_amount: number, created_at: string) => ({ payment_amount, created_at })
  await world.control({
    notify: [
      { sender: 'bob', type: 'subscription', overrides: overrides(5_000_000_000, '2026-01-20T12:00:00Z') },
      { sender: 'dave', type: 'subscription', overrides: overrides(2_500_000_000, '2026-01-10T12:00:00Z') },
      { sender: 'bob', type: 'subscription', overrides: overrides(1_000_000_000, '2025-12-10T12:00:00Z') },
    ],
  })
  await openAs(ALICE, '/notifications')
  await expect(page.getByRole('main').getByText(/XMR/).first()).toBeVisible()
  await allAnswered(page)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('link', { name: 'Payments and receipts' }).click()
  const received = page.getByRole('region', { name: 'What you have received' })
  await expect(received.getByRole('term')).toHaveText(['January 2026', 'December 2025'])
  await expect(received.getByRole('definition')).toHaveText(['0.0075 XMR2 payments', '0.001 XMR1 payment'])
  await expectClean(page)
})
