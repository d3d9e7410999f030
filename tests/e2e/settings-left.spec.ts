/**
 * Tests docs/spec/conventions.md#error-texts: whoever has left the control of a change before the answer
 * hears that it failed.
 */
import type { Page } from '@playwright/test'
import { A, allAnswered, B, chooseItem, expect, test, unique } from './journey.ts'

const toast = (page: Page) => page.getByText('The server has a problem (500).')

const REFUSED = { status: 500, body: '' }

// docs/spec/conventions.md#error-texts
// docs/spec/settings.md#saving-a-preference
test('a setting is refused after its page was left: a message says so', async ({ page, openAs, world }) => {
  const path = '/api/v1/settings/client_config'
  await openAs(A, '/settings?section=appearance')
  await world.control({ hold: { path }, fail: { path, ...REFUSED } })
  await page.getByRole('switch', { name: 'Reduce motion' }).check()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL('/home')
  await world.control({ release: true })
  await expect(toast(page)).toBeVisible()
})

// docs/spec/conventions.md#error-texts
// docs/spec/feeds.md#feeds-of-a-person
test('a person is refused in a feed after the window was closed: a message says so', async ({
  page,
  openAs,
  otherDevice,
  world,
}) => {
  const title = unique('Friends')
  const feed = await (await otherDevice(A)).ask<{ id: string }>('POST', '/api/v1/lists', { title })
  const path = `/api/v1/lists/${feed.id}/accounts`
  await openAs(A, `/@${B.username}`)
  await page.getByRole('button', { name: /^More about/ }).press('Enter')
  await chooseItem(page, 'Add to a feed')
  const choice = page.getByRole('dialog').getByRole('switch', { name: title })
  await expect(choice).not.toBeChecked()
  await allAnswered(page)
  await world.control({ hold: { path }, fail: { path, ...REFUSED } })
  await choice.press('Space')
  await page.keyboard.press('Escape')
  await expect(choice).toHaveCount(0)
  await world.control({ release: true })
  await expect(toast(page)).toBeVisible()
})
