/** Tests docs/spec/administration.md#list-of-accounts, docs/spec/administration.md#delete-a-user. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { allAnswered, demoPerson, expect, test } from './journey.ts'

const alice = demoPerson('alice')
const carol = demoPerson('carol')

const list = (page: Page) => page.getByRole('list', { name: 'Accounts on this server' })
const row = (page: Page, handle: string) => list(page).getByRole('listitem').filter({ hasText: handle })
const link = (page: Page) => page.getByRole('link', { name: 'Accounts on this server' })

/** Returns what the palette finds for the name of the page. */
async function foundByPalette(page: Page) {
  await expect(page.locator('header input')).toHaveAttribute('aria-keyshortcuts', '/')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('accounts on this')
  return page.getByRole('dialog').getByRole('option', { name: 'Accounts on this server' })
}

// docs/spec/administration.md#list-of-accounts
// docs/spec/administration.md#delete-a-user
test('an administrator finds accounts of the server and deletes one, never their own', async ({
  page,
  openAs,
  world,
  host,
}) => {
  await world.control({ seed: 'small' })
  await openAs(carol, '/settings')
  await link(page).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('status').filter({ hasText: '4 accounts' })).toBeVisible()
  await expect(row(page, '@carol')).toContainText('AdministratorLast sign-in: ')
  await expect(row(page, '@dave')).toContainText('May only readNo sign-in known')
  await expect(row(page, '@carol').getByRole('button')).toHaveCount(0)
  await expectClean(page)

  const field = page.getByRole('searchbox', { name: 'Find an account by name' })
  await field.fill('nobody at all')
  await expect(page.getByText('No account found')).toBeVisible()
  await field.fill('BOB')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await row(page, '@bob').getByRole('link').click()
  await expect(page).toHaveURL('/@bob')
  await page.goBack()
  await expect(field).toHaveValue('BOB')

  await row(page, '@bob')
    .getByRole('button', { name: /^Delete / })
    .click()
  const question = page.getByRole('dialog', { name: 'Delete user' })
  await expect(question).toContainText(`bob@${host}`)
  await world.control({ fail: { path: '/api/v1/admin/accounts/*', method: 'DELETE', status: 500 } })
  await question.getByRole('button', { name: 'Delete user' }).click()
  await expect(question.getByRole('alert')).toContainText('500')
  await question.getByRole('button', { name: 'Delete user' }).click()
  await expect(page.getByText('No account found')).toBeVisible()
  await field.fill('')
  await expect(list(page).getByRole('listitem')).toHaveCount(3)
  await allAnswered(page)
  await page.reload()
  await expect(list(page).getByRole('listitem')).toHaveCount(3)
  await expect(row(page, '@bob')).toHaveCount(0)
})

// docs/spec/administration.md#list-of-accounts
test('accounts that are no users are listed by their kind, and the palette leads there', async ({
  page,
  openAs,
}) => {
  await openAs(carol, '/about')
  await (await foundByPalette(page)).click()
  await expect(page).toHaveURL('/settings/accounts')
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts on this server' })).toBeFocused()
  await expect(row(page, '@anonymous')).toContainText('Anonymous account')
  await expect(row(page, '@anonymous')).not.toContainText('sign-in')
})

// docs/spec/administration.md#list-of-accounts
test('the list is not offered to others, nor on a server without it', async ({ page, openAs, world }) => {
  const expectNone = async () => {
    await page.goto('/settings/accounts')
    await expect(page).toHaveURL('/settings')
    await expect(page.getByRole('link', { name: 'Muted users' })).toBeVisible()
    await expect(link(page)).toHaveCount(0)
    await expect(await foundByPalette(page)).toHaveCount(0)
  }
  await openAs(alice, '/about')
  await expectNone()
  await openAs(carol, '/about')
  await world.control({ version: '5.0.0' })
  await expectNone()
  await world.control({ version: '4.11.0' })
  await expectNone()
})
