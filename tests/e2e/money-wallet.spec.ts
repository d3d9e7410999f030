/**
 * Tests the pretend wallet of the demo, and how one gets there (docs/server/payments.md#the-pretend-chain).
 */
import { expectClean } from './clean.ts'
import { allAnswered, demoPerson, expect, test } from './journey.ts'

test('the demo leads to a pretend wallet, which pays', async ({ page, openAs, world }) => {
  await world.control({ seed: 'money' })
  await openAs(demoPerson('bob'), '/@alice/subscription')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Please send 0.01296 XMR')).toBeVisible()

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'pretend wallet' }).click()
  const wallet = await opened
  const payment = wallet.getByText('From bob to alice')
  await expect(payment).toHaveText('From bob to alice: open')
  await expectClean(wallet)
  await wallet.getByRole('button', { name: 'Pay alice' }).click()
  await expect(wallet.getByRole('status')).toHaveText('Sent. It waits for the next block.')
  for (const state of ['forwarded', 'completed']) {
    await wallet.getByRole('button', { name: 'Let 20 blocks pass' }).click()
    await expect(payment).toHaveText(`From bob to alice: ${state}`)
  }

  await allAnswered(page)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Payment completed' })).toBeVisible()
})
