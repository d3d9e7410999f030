/** Tests docs/spec/conventions.md#error-texts, docs/spec/session.md#a-401-ends-the-session, docs/spec/session.md#back-to-where-it-ended. */
import type { Page } from '@playwright/test'
import { changePassword, deleteAccount, endSession, listSessions } from '#contract/endpoints/credentials.ts'
import { exportFollowers, exportFollows, importFollowers, importFollows } from '#contract/endpoints/moving.ts'
import { expect } from './journey.ts'
import { testRefusals } from './refusals.ts'

const section = (name: string) => `/settings?section=${name}`
const button = (page: Page, name: string) => page.getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('link', { name })

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true })
const repeated = (page: Page) => page.getByLabel('Repeat the new password')

testRefusals({
  doing: 'changing the password',
  endpoint: changePassword,
  path: section('authentication'),
  async fill(page) {
    await newPassword(page).fill('four random words')
    await repeated(page).fill('four random words')
  },
  send: (page) => button(page, 'Change password').click(),
  async kept(page) {
    await expect(newPassword(page)).toHaveValue('four random words')
    await expect(repeated(page)).toHaveValue('four random words')
  },
  forgets: 'a secret is not kept on the device',
  done: (page) => expect(page.getByText('Password changed')).toBeVisible(),
})

testRefusals({
  doing: 'listing the sessions',
  endpoint: listSessions,
  from: section('posts'),
  path: section('authentication'),
  async send(page) {
    const again = button(page, 'Try again')
    await ((await again.isVisible()) ? again : link(page, 'Sign-in and password')).click()
  },
  done: (page) => expect(page.getByText('This session')).toBeVisible(),
})

const pocket = (page: Page) => button(page, 'End Pocket')

testRefusals({
  doing: 'ending a session',
  endpoint: endSession,
  path: section('authentication'),
  send: (page) => pocket(page).click(),
  kept: (page) => expect(pocket(page)).toBeVisible(),
  done: (page) => expect(pocket(page)).toHaveCount(0),
})

for (const { what, endpoint, file } of [
  { what: 'the people you follow', endpoint: exportFollows, file: 'follows.csv' },
  { what: 'your followers', endpoint: exportFollowers, file: 'followers.csv' },
]) {
  testRefusals({
    doing: `downloading ${what}`,
    endpoint,
    path: section('data'),
    send: (page) => button(page, `Download ${what}`).click(),
    done: (page) => expect(page.getByText(`${file} has`)).toBeVisible(),
  })
}

const handle = (page: Page) => page.getByLabel('To confirm, type your handle')

testRefusals({
  doing: 'deleting the account',
  endpoint: deleteAccount,
  path: section('delete'),
  async fill(page) {
    await button(page, 'Delete account…').click()
    await handle(page).fill(`@alice@${new URL(page.url()).hostname}`)
  },
  send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click(),
  kept: (page) => expect(handle(page)).toHaveValue(/^@alice@/),
  forgets: 'whoever comes back is asked again',
  done: (page) => expect(page.getByText('Your account was deleted.')).toBeVisible(),
})

const ADDRESSES = 'Account address,Show boosts\ncarol@home.example,true\nerin@meadow.example,true'
const follows = (page: Page) => page.getByRole('textbox', { name: 'Follows (CSV)' })

testRefusals({
  doing: 'importing follows',
  endpoint: importFollows,
  path: '/settings/import-follows',
  fill: (page) => follows(page).fill(ADDRESSES),
  send: (page) => button(page, 'Import').click(),
  kept: (page) => expect(follows(page)).toHaveValue(ADDRESSES),
  done: (page) => expect(page.getByText('The server is following these people now.')).toBeVisible(),
})

const followers = (page: Page) => page.getByRole('textbox', { name: 'Followers (CSV)' })
const oldAccount = (page: Page) => page.getByLabel('From (actor ID)')
const OLD_ACCOUNT = 'https://old.example/users/alice'

testRefusals({
  doing: 'importing followers',
  endpoint: importFollowers,
  path: '/settings/import-followers',
  async fill(page) {
    await oldAccount(page).fill(OLD_ACCOUNT)
    await followers(page).fill(ADDRESSES)
  },
  send: (page) => button(page, 'Import').click(),
  async kept(page) {
    await expect(oldAccount(page)).toHaveValue(OLD_ACCOUNT)
    await expect(followers(page)).toHaveValue(ADDRESSES)
  },
  done: (page) => expect(page.getByText('Your followers are on their way.')).toBeVisible(),
})
