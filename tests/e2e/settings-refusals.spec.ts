/**
 * Tests docs/spec/conventions.md#error-texts, docs/spec/session.md#a-401-ends-the-session,
 * docs/spec/session.md#back-to-where-it-ended.
 */
import type { Page } from '@playwright/test'
import { addAlias, listAliases, removeAlias } from '#contract/endpoints/aliases.ts'
import { changePassword, deleteAccount, endSession, listSessions } from '#contract/endpoints/credentials.ts'
import {
  exportFollowers,
  exportFollows,
  importFollowers,
  importFollows,
  moveFollowers,
} from '#contract/endpoints/moving.ts'
import { updateProfile } from '#contract/endpoints/profile.ts'
import { getViewer } from '#contract/endpoints/session.ts'
import { updateClientConfig } from '#contract/endpoints/settings.ts'
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

const pocket = (page: Page) => page.getByLabel('End Pocket')

testRefusals({
  doing: 'ending a session',
  endpoint: endSession,
  path: section('authentication'),
  send: (page) => pocket(page).click(),
  kept: (page) => expect(pocket(page)).toBeVisible(),
  done: (page) => expect(pocket(page)).toHaveCount(0),
})

testRefusals({
  doing: 'ending all other sessions',
  endpoint: endSession,
  path: section('authentication'),
  async send(page) {
    const dialog = page.getByRole('dialog', { name: 'End all other sessions?' })
    if (!(await dialog.isVisible())) await button(page, 'End all other sessions').click()
    await dialog.getByRole('button', { name: 'End them' }).click()
  },
  kept: (page) => expect(pocket(page)).toHaveCount(1),
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
    done: (page) => expect(page.getByText(`saved as ${file}`)).toBeVisible(),
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

const density = (page: Page, name: string) => page.getByRole('radio', { name })

for (const [part, endpoint] of [
  ['reading what is stored', getViewer],
  ['storing it', updateClientConfig],
] as const) {
  testRefusals({
    doing: `choosing a preference, ${part}`,
    endpoint,
    path: section('appearance'),
    fill: (page) => expect(density(page, 'Comfortable')).toBeChecked(),
    send: (page) => density(page, 'Compact').click(),
    // It is taken back, and says why. A choice that met the end of the session is saved with the next one.
    kept: (page) => expect(density(page, 'Comfortable')).toBeChecked(),
    back: (page) => expect(density(page, 'Compact')).toBeChecked(),
    async done(page) {
      await page.reload()
      await expect(density(page, 'Compact')).toBeChecked()
    },
  })
}

const NEW_ACCOUNT = 'alice@new.example'
const aliasButton = (page: Page, name: string) => button(page, `Remove the alias ${name}`)
const alias = (page: Page) => page.getByRole('combobox', { name: 'Add alias' })

testRefusals({
  doing: 'listing the aliases',
  endpoint: listAliases,
  from: section('data'),
  path: '/settings/aliases',
  async send(page) {
    const again = button(page, 'Try again')
    await ((await again.isVisible()) ? again : link(page, 'Manage identities')).click()
  },
  done: (page) => expect(aliasButton(page, '@alice@quiet.example')).toBeVisible(),
})

testRefusals({
  doing: 'adding an alias',
  endpoint: addAlias,
  path: '/settings/aliases',
  fill: (page) => alias(page).fill(NEW_ACCOUNT),
  send: (page) => page.getByRole('button', { name: 'Add', exact: true }).click(),
  kept: (page) => expect(alias(page)).toHaveValue(NEW_ACCOUNT),
  async done(page) {
    await expect(aliasButton(page, `@${NEW_ACCOUNT}`)).toBeVisible()
    await expect(alias(page)).toHaveValue('')
  },
})

testRefusals({
  doing: 'removing an alias',
  endpoint: removeAlias,
  path: '/settings/aliases',
  send: (page) => aliasButton(page, '@alice@quiet.example').click(),
  kept: (page) => expect(aliasButton(page, '@alice@quiet.example')).toBeVisible(),
  done: (page) => expect(aliasButton(page, '@alice@quiet.example')).toHaveCount(0),
})

const unknown = (page: Page) => aliasButton(page, 'https://gone.example/users/alice')

testRefusals({
  doing: 'removing an alias that nobody knows',
  endpoint: removeAlias,
  path: '/settings/aliases',
  async send(page) {
    const dialog = page.getByRole('dialog', { name: 'Remove this alias?' })
    if (!(await dialog.isVisible())) await unknown(page).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
  },
  kept: (page) => expect(page.getByText('https://gone.example/users/alice').first()).toBeVisible(),
  done: (page) => expect(unknown(page)).toHaveCount(0),
})

const newAccount = (page: Page) => page.getByRole('combobox', { name: 'New account' })

testRefusals({
  doing: 'moving followers',
  endpoint: moveFollowers,
  path: '/settings/move-followers',
  fill: (page) => newAccount(page).fill(NEW_ACCOUNT),
  async send(page) {
    const dialog = page.getByRole('dialog', { name: 'Move your followers?' })
    if (!(await dialog.isVisible()))
      await page.getByRole('main').getByRole('button', { name: 'Move followers' }).click()
    await dialog.getByRole('button', { name: 'Move followers' }).click()
  },
  kept: (page) => expect(newAccount(page)).toHaveValue(NEW_ACCOUNT),
  done: (page) => expect(page.getByText('Your followers are moving to')).toBeVisible(),
})

const profile = (page: Page) => page.getByRole('form', { name: 'Edit profile' })
const banner = (page: Page) => profile(page).getByRole('group', { name: 'Banner' })
const TYPED = {
  'Display name': 'Alice of the harbour',
  Bio: 'I knit.\n\nA lot.',
  Label: 'Shop',
  Content: 'wool',
}

testRefusals({
  doing: 'editing the profile',
  endpoint: updateProfile,
  path: '/settings/profile',
  async fill(page) {
    await profile(page).getByRole('button', { name: 'Add a row' }).click()
    for (const [label, text] of Object.entries(TYPED)) await profile(page).getByLabel(label).fill(text)
    await banner(page).getByRole('button', { name: 'Remove' }).click()
  },
  send: (page) => profile(page).getByRole('button', { name: 'Save' }).click(),
  async kept(page) {
    for (const [label, text] of Object.entries(TYPED)) {
      await expect(profile(page).getByLabel(label)).toHaveValue(text)
    }
    await expect(banner(page).getByRole('button', { name: 'Put back' })).toBeVisible()
  },
  done: (page) => expect(page.getByText('Profile saved.')).toBeVisible(),
})
