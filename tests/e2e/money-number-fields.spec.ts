/** Tests docs/spec/conventions.md#number-fields. */
import type { Locator, Page } from '@playwright/test'
import { demoPerson, expect, test } from './journey.ts'

async function stepFrom(page: Page, field: Locator, from: string, up: string): Promise<void> {
  await field.fill(from)
  await field.hover()
  await page.mouse.wheel(0, -200)
  await expect(field).toHaveValue(from)
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveValue(up)
  // Nothing is less than the least.
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown')
}

// docs/spec/conventions.md#number-fields
test('arrow keys change months, amounts, a price and the time of a poll, the wheel nothing', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'money' })
  await openAs(demoPerson('bob'), '/@alice/subscription')
  const months = page.getByRole('textbox', { name: 'Duration (months)' })
  await stepFrom(page, months, '۱', '2')
  await expect(months).toHaveValue('1')
  await months.fill('1,5')
  await page.keyboard.press('ArrowUp')
  await expect(months).toHaveValue('2')

  await openAs(demoPerson('alice'), '/subscriptions/settings')
  await page.getByRole('button', { name: 'Edit settings' }).click()
  const price = page.getByRole('textbox', { name: 'Price per month' })
  await stepFrom(page, price, '0,015', '0.02')
  await expect(price).toHaveValue('0.001')

  await openAs(demoPerson('alice'), '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByRole('button', { name: 'Poll', exact: true }).click()
  await page.getByRole('textbox', { name: 'Option 1' }).fill('tea')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('coffee')
  const runs = page.getByRole('textbox', { name: 'Runs for' })
  await stepFrom(page, runs, '٣', '4')
  await expect(runs).toHaveValue('1')
  await runs.fill('1,5')
  await expect(runs).toHaveValue('1,5')
  await expect(runs).toHaveAttribute('aria-invalid', 'true')
})
