/**
 * Tests docs/spec/settings.md#sections-of-the-settings, docs/spec/settings.md#methods-of-signing-in,
 * docs/spec/settings.md#change-password, docs/spec/settings.md#strength-of-a-password,
 * docs/spec/session.md#sessions-of-an-account, docs/spec/account.md#export,
 * docs/spec/account.md#delete-the-account.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { expectClean } from './clean.ts'
import { A, B, demoPerson, expect, signIn, test } from './journey.ts'
import { makeFollow } from './relations.ts'
import { isServerOlderThan } from './server-version.ts'

const AUTHENTICATION = '/settings?section=authentication'
const DATA = '/settings?section=data'
const DELETE = '/settings?section=delete'
const PHONE = { width: 390, height: 844 }

const alice = demoPerson('alice')

const group = (page: Page, name: string) => page.getByRole('region', { name })
const sessionsOf = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')

// docs/spec/settings.md#methods-of-signing-in
test('the ways to sign in are listed', async ({ page, world, openAs }) => {
  await world.control({ seed: 'settings' })
  await openAs(alice, AUTHENTICATION)
  const ways = group(page, 'Ways to sign in').getByRole('listitem')
  await expect(ways).toHaveText(['Password', 'Ethereum wallet (EIP-4361)'])
})

// docs/spec/settings.md#change-password
test('a new password is asked for twice, judged, and needed from then on @daily', async ({
  page,
  openAs,
}) => {
  await openAs(alice, AUTHENTICATION)
  const form = page.getByRole('form', { name: 'Change password' })
  const password = form.getByLabel('New password', { exact: true })
  const repeated = form.getByLabel('Repeat the new password')
  const button = form.getByRole('button', { name: 'Change password' })
  await expect(button).toBeDisabled()

  await password.fill('alice2026')
  await expect(password).toHaveAccessibleDescription(/Weak/)
  await password.fill('seven geese on a blue roof')
  await expect(password).toHaveAccessibleDescription(/Strong/)
  await form.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await repeated.fill('seven ge')
  await expect(repeated).not.toHaveAccessibleDescription(/not the same/)
  await repeated.fill('seven goose')
  await expect(repeated).toHaveAccessibleDescription('The passwords are not the same.')
  await expect(button).toBeDisabled()
  await repeated.fill('seven geese on a blue roof')
  await repeated.press('Enter')
  await expect(form.getByRole('status')).toHaveText('Password changed')
  await expect(password).toHaveValue('')
  await expect(repeated).toHaveValue('')

  await page.getByRole('button', { name: 'Log out' }).click()
  await signIn(page, alice)
  await expect(page.getByRole('alert')).toHaveText('The password is incorrect.')
  await signIn(page, { username: 'alice', password: 'seven geese on a blue roof' })
  await expect(page).toHaveURL('/home')
})

test('a refused password stays in its fields', async ({ page, world, openAs }) => {
  await openAs(alice, AUTHENTICATION)
  await world.control({ fail: { path: '/api/v1/settings/change_password', status: 500 } })
  const form = page.getByRole('form', { name: 'Change password' })
  await form.getByLabel('New password', { exact: true }).fill('a new one')
  await form.getByLabel('Repeat the new password').fill('a new one')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByRole('alert')).toContainText('500')
  await expect(form.getByLabel('Repeat the new password')).toHaveValue('a new one')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByRole('status')).toHaveText('Password changed')
})

// docs/spec/session.md#sessions-of-an-account
test('this session is marked and has no button to end it @anywhere @daily', async ({ page, openAs }) => {
  test.skip(await isServerOlderThan(page.request, 4, 14), 'this server does not list sessions')
  await openAs(A, AUTHENTICATION)
  const mine = sessionsOf(page).first()
  await expect(mine).toContainText('This session')
  await expect(mine.getByRole('button')).toHaveCount(0)
  await expect(sessionsOf(page).filter({ hasText: 'This session' })).toHaveCount(1)
})

// docs/spec/session.md#sessions-of-an-account
test('a session ends on its device, and all others at once', async ({
  page,
  world,
  openAs,
  browser,
  baseURL,
}) => {
  await world.control({ seed: 'settings' })
  // Another browser in the same world.
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await elsewhere.newPage()
  await other.goto(`${baseURL}/`)
  await signIn(other, alice)
  await expect(other).toHaveURL(/\/home$/)

  await openAs(alice, AUTHENTICATION)
  const rows = sessionsOf(page)
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(1)).toContainText('Kith') // by which it signed in
  const second = rows.nth(1).getByRole('button')
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1).getByRole('button')).toBeFocused()
  await other.reload()
  await expect(other.getByText(/Your session has ended/)).toBeVisible()
  await elsewhere.close()

  await page.getByRole('button', { name: 'End all other sessions' }).click()
  const question = page.getByRole('dialog', { name: 'End all other sessions?' })
  await expect(question).toContainText('3 other sessions end.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await world.control({ fail: { path: '/api/v1/settings/sessions/*', method: 'DELETE', status: 500 } })
  await question.getByRole('button', { name: 'End them' }).click()
  await expect(question.getByRole('alert')).toContainText('500')
  await question.getByRole('button', { name: 'End them' }).click()
  await expect(question).toHaveCount(0)
  await expect(rows).toHaveCount(1)
  await expect(group(page, 'Sessions')).toBeFocused()
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('servers before 4.14 are not asked for sessions', async ({ page, world, openAs }) => {
  await world.control({ version: '4.11.0' })
  await openAs(alice, AUTHENTICATION)
  await expect(group(page, 'Change password')).toBeVisible()
  await expect(group(page, 'Sessions')).toHaveCount(0)
  const asked = (await world.requests()).map(({ path }) => path)
  expect(asked).not.toContain('/api/v1/settings/sessions')
})

// docs/spec/account.md#export
test('follows and followers are saved as files, and an error is not', async ({ page, world, openAs }) => {
  await world.control({ seed: 'settings' })
  const saved: string[] = []
  page.on('download', (file) => saved.push(file.suggestedFilename()))
  await openAs(alice, DATA)
  const exports = group(page, 'Export')
  await expect(exports).toContainText('You follow 30 people')
  await expect(exports).toContainText('15 followers')

  const follows = page.waitForEvent('download')
  await exports.getByRole('button', { name: 'Download the people you follow' }).click()
  const file = await follows
  expect(file.suggestedFilename()).toBe('follows.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(30)
  expect(lines).toContain('erin@meadow.example')
  await expect(exports.getByRole('status')).toHaveText('30 addresses were saved as follows.csv.')

  const download = exports.getByRole('button', { name: 'Download your followers' })
  const path = '/api/v1/settings/export_followers'
  const page200 = { path, status: 200, body: '<!doctype html><p>Sign in</p>', contentType: 'text/html' }
  for (const failure of [{ path, status: 500 }, page200, { path, status: 0 }]) {
    await world.control({ fail: failure })
    await download.click()
    await expect(exports.getByRole('alert')).toBeVisible()
    await expect(download).not.toHaveAttribute('aria-busy')
  }
  expect(saved).toEqual(['follows.csv'])
  const followers = page.waitForEvent('download')
  await download.click()
  expect((await followers).suggestedFilename()).toBe('followers.csv')
  await expect(exports.getByRole('status').last()).toHaveText(
    '14 addresses were saved as followers.csv. People without an address are left out.',
  )
})

test('whom one follows stands in the saved file @anywhere', async ({ page, openAs, otherDevice }) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await makeFollow(a, b)
  await openAs(A, DATA)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the people you follow' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\n')).toContainEqual(expect.stringMatching(new RegExp(`^${B.username}@`)))
})

// docs/spec/account.md#export
test('an empty list becomes no file', async ({ page, world, openAs }) => {
  await world.control({ seed: 'settings' })
  const saved: string[] = []
  page.on('download', (file) => saved.push(file.suggestedFilename()))
  await openAs(demoPerson('nora'), DATA)
  await page.getByRole('button', { name: 'Download the people you follow' }).click()
  await expect(group(page, 'Export').getByRole('status')).toHaveText('There is nobody to save yet.')
  expect(saved).toEqual([])
})

// docs/spec/account.md#delete-the-account
test('an account is deleted by typing its handle, and nothing of it stays here', async ({
  page,
  world,
  openAs,
}) => {
  await openAs(alice, '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill('never sent')
  await page.goto(DELETE)
  const handle = (await page.getByText(/^@alice@/).textContent()) ?? ''
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const question = page.getByRole('dialog', { name: 'Delete account?' })
  await expect(question).toContainText(
    'Are you sure you want to delete your account? This can not be undone.',
  )
  await expect(question).toContainText('a post that is not published yet')
  const confirm = question.getByRole('button', { name: 'Delete account' })
  const field = question.getByLabel('To confirm, type your handle')
  await expect(field).toBeFocused()
  await field.fill('alice')
  await expect(confirm).toBeDisabled()

  await field.fill(handle.slice(1).toUpperCase())
  await world.control({ fail: { path: '/api/v1/settings/delete_account', status: 500 } })
  await field.press('Enter')
  await expect(question.getByRole('alert')).toContainText('500')
  await expect(field).toHaveValue(handle.slice(1).toUpperCase())

  await field.fill(handle)
  await confirm.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account was deleted.')).toBeVisible()
  await expect(page.getByText(/Your session has ended/)).toHaveCount(0)
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'kith_owner'))
  expect(left).toEqual([])
  await signIn(page, alice)
  await expect(page.getByRole('alert')).toHaveText('There is no account with this username here.')
})

// docs/spec/account.md#delete-the-account
test('an account whose deletion lost its answer is gone here too', async ({ page, world, openAs }) => {
  await openAs(alice, DELETE)
  const handle = (await page.getByText(/^@alice@/).textContent()) ?? ''
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const question = page.getByRole('dialog', { name: 'Delete account?' })
  await question.getByLabel('To confirm, type your handle').fill(handle)
  await world.control({ fail: { path: '/api/v1/settings/delete_account', status: 0, acts: true } })
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account was deleted.')).toBeVisible()
})

test('before deleting, the way leads to the export', async ({ page, openAs }) => {
  await openAs(alice, DELETE)
  await group(page, 'Before you delete it').getByRole('link', { name: 'Export' }).click()
  await expect(page).toHaveURL(/section=data/)
  await expect(group(page, 'Export')).toBeFocused()
})

// docs/spec/settings.md#sections-of-the-settings
test('the pages of the settings have a way back @anywhere', async ({ page, openAs }) => {
  await openAs(A, '/settings/profile')
  await page.getByRole('main').getByRole('link', { name: 'All settings' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await openAs(A, '/settings/aliases')
  await page.getByRole('main').getByRole('link', { name: 'Export and moving' }).click()
  await expect(page).toHaveURL(/section=data/)
})

const FORMS = [
  ['wide', 'en', { width: 1280, height: 900 }],
  ['on a phone in Persian', 'fa', PHONE],
  ['on a phone in German', 'de', PHONE],
] as const

for (const [what, locale, size] of shareOfToday(FORMS, 3)) {
  test(`the sections of the account are clean, ${what}`, async ({ page, world, openAs }) => {
    await world.control({ seed: 'settings' })
    await page.setViewportSize(size)
    for (const [path, last] of [
      [AUTHENTICATION, '[data-row]'],
      [DATA, '[data-setting=export]'],
      [DELETE, '[data-setting=delete]'],
    ] as const) {
      await openAs(alice, path, locale)
      await expect(page.locator('main').locator(last).last()).toBeVisible()
      await expectClean(page, path)
    }
    await page.locator('main section').last().getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectClean(page, 'the question')
  })
}

test('with the keyboard alone a password is changed and an account is deleted', async ({ page, openAs }) => {
  await openAs(alice, AUTHENTICATION)
  await page.getByLabel('New password', { exact: true }).focus()
  await page.keyboard.type('seven geese on a blue roof')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('seven geese on a blue roof')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()

  await page.goto(DELETE)
  const handle = (await page.getByText(/^@alice@/).textContent()) ?? ''
  await page.getByRole('button', { name: 'Delete account…' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('To confirm, type your handle')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete account…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type(handle)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})
