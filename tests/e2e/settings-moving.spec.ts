/**
 * Tests docs/spec/account.md#import-follows, docs/spec/account.md#import-followers,
 * docs/spec/account.md#aliases, docs/spec/account.md#add-an-alias, docs/spec/account.md#move-followers,
 * docs/spec/account.md#forms-that-keep-their-text, docs/spec/account.md#importing-in-portions,
 * docs/spec/account.md#lists-of-addresses.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { expectClean } from './clean.ts'
import { isComplete } from './complete.ts'
import { A, allAnswered, B, demoPerson, expect, heading, signIn, test } from './journey.ts'
import type { Person } from './people.ts'
import { tokenOf } from './token.ts'

const ALICE = demoPerson('alice')
const NORA = demoPerson('nora')

const IMPORT_FOLLOWS = '/api/v1/settings/import_follows'

/** Seconds after which the server has followed everybody. */
const LATER = 5

const addressList = (page: Page) => page.getByRole('textbox', { name: 'Follows (CSV)' })
const importButton = (page: Page) => page.getByRole('button', { name: 'Import' })

/** Returns the function that lists the addresses of those whom a person follows. */
async function exporter(page: Page, who: Person) {
  const headers = { Authorization: `Bearer ${await tokenOf(page.request, who)}` }
  return async () => {
    const answer = await page.request.get('/api/v1/settings/export_follows', { headers })
    return (await answer.text()).trim().split('\n').sort()
  }
}

const manyAddresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `person${index}@other.example`).join('\n')

const enlarge = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/** Chooses a file as a person does, through the button. */
async function choose(page: Page, content: string | Buffer, name = 'follows.csv') {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

test.describe('importing follows', () => {
  // docs/spec/account.md#import-follows
  test('the file exported from one account gives the same follows in another', async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    const followsOfAlice = await (await exporter(page, ALICE))()
    expect(followsOfAlice).toHaveLength(30)
    const followsOfNora = await exporter(page, NORA)

    await openAs(ALICE, '/settings?section=data')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the people you follow' }).click()
    const file = await (await download).path()

    await openAs(NORA, '/settings?section=data')
    await page.getByRole('link', { name: 'Import follows' }).click()
    await expect(heading(page, 'Import follows')).toBeVisible()
    await choose(page, await readFile(file))
    await expect(page.getByRole('status').filter({ hasText: '30 addresses found' })).toBeVisible()
    await importButton(page).click()
    await expect(heading(page, 'Nora')).toBeVisible()
    await expect(page.getByText('The server is following these people now.')).toBeVisible()

    await world.control({ advance: LATER })
    await expect.poll(followsOfNora).toEqual(followsOfAlice)
    await page.goto('/settings/import-follows')
    await expect(addressList(page)).toHaveValue('')
  })

  test('somebody is followed by their address', { tag: '@anywhere' }, async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
    await a.ask('POST', `/api/v1/accounts/${b.id}/unfollow`)
    const { uri } = await a.ask<{ uri: string }>('GET', '/api/v1/instance')
    await openAs(A, '/settings/import-follows')
    await addressList(page).fill(`Account address,Show boosts\r\n@${B.username}@${uri},true\r\n`)
    await expect(page.getByText('1 address found')).toBeVisible()
    await importButton(page).click()
    await expect(page).toHaveURL(`/@${A.username}`)
    const relationship = async () => {
      const path = `/api/v1/accounts/relationships?id[]=${b.id}`
      const [one] = await a.ask<{ following: boolean; requested: boolean }[]>('GET', path)
      return one?.following || one?.requested
    }
    await expect.poll(relationship).toBe(true)
  })

  // docs/spec/account.md#lists-of-addresses
  test('a file of Mastodon is accepted, and says which lines are no addresses', async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    await openAs(NORA, '/settings/import-follows')
    await choose(
      page,
      '\uFEFFAccount address,Show boosts,Notify on new posts,Languages\r\n' +
        'friend1@harbour.example,true,false,"en, de"\r\n' +
        'friend1@harbour.example,true,false,\r\n' +
        'Ada \u202ELovelace,true,false,\r\n',
    )
    await expect(page.getByText('1 address found')).toBeVisible()
    await page.getByText('1 line has no address and will be left out').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Line 4:' })).toContainText('Ada Lovelace')
    await page.getByText('1 line repeats an address and will be left out').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Line 3:' })).toContainText(
      'friend1@harbour.example',
    )
    await expectClean(page)
    await importButton(page).click()
    await expect(heading(page, 'Nora')).toBeVisible()
    await world.control({ advance: LATER })
    await expect.poll(await exporter(page, NORA)).toEqual(['friend1@harbour.example'])
  })

  // docs/spec/account.md#importing-in-portions
  test('a long list is sent in portions; what was not sent stays when one stops', { tag: '@older' }, async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    await openAs(NORA, '/settings/import-follows')
    await choose(page, manyAddresses(1_234))
    await expect(page.getByText('so they are sent in 3 parts')).toBeVisible()
    await world.control({ hold: { path: IMPORT_FOLLOWS } })
    await importButton(page).click()
    const progress = page.getByRole('progressbar', { name: '0 of 1,234 sent' })
    await expect(progress).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Stop' }).press('Enter')
    await world.control({ release: true })
    await expect(page.getByText('500 of 1,234 sent. The rest is still in the list.')).toBeVisible()
    await expect(importButton(page)).toBeFocused()
    await expect(page.getByText('734 addresses found')).toBeVisible()
    await page.reload()
    await expect(addressList(page)).toHaveValue(manyAddresses(1_234).split('\n').slice(500).join('\n'))
    await importButton(page).click()
    await expect(heading(page, 'Nora')).toBeVisible()
    expect((await world.requests()).filter(({ path }) => path === IMPORT_FOLLOWS)).toHaveLength(3)
  })

  test('sending ends when the page is left, and the rest is there when one comes back', async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    await openAs(NORA, '/settings/import-follows')
    await addressList(page).fill(manyAddresses(1_234))
    await world.control({ hold: { path: IMPORT_FOLLOWS } })
    await importButton(page).click()
    await expect(page.getByRole('progressbar', { name: '0 of 1,234 sent' })).toBeVisible()
    await page.getByRole('link', { name: 'Export and moving' }).click()
    await expect(heading(page, 'Export and moving')).toBeVisible()
    await world.control({ release: true })
    await allAnswered(page)
    await page.goBack()
    await expect(page.getByText('734 addresses found')).toBeVisible()
    expect((await world.requests()).filter(({ path }) => path === IMPORT_FOLLOWS)).toHaveLength(1)
  })

  // docs/spec/account.md#forms-that-keep-their-text
  test('a list that fails is stored: over a lost connection, a reload and the end of the session', async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    await openAs(NORA, '/settings/import-follows')
    await addressList(page).fill('friend1@harbour.example')
    await world.control({ fail: { path: IMPORT_FOLLOWS, status: 0 } })
    await importButton(page).click()
    await expect(page.getByRole('alert')).toContainText('cannot be reached')
    await page.reload()
    await expect(addressList(page)).toHaveValue('friend1@harbour.example')
    await isComplete(page)
    await allAnswered(page)
    await world.control({ expireTokens: { path: IMPORT_FOLLOWS } })
    await importButton(page).click()
    await signIn(page, NORA)
    await expect(heading(page, 'Import follows')).toBeVisible()
    await expect(addressList(page)).toHaveValue('friend1@harbour.example')
    await importButton(page).click()
    await expect(heading(page, 'Nora')).toBeVisible()
  })

  // docs/spec/account.md#import-follows
  test('a file that is no list of addresses is refused before anything is sent', async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    await openAs(NORA, '/settings/import-follows')
    await addressList(page).fill('friend1@harbour.example')
    await choose(page, Buffer.alloc(10_000_001, 'x'))
    await expect(page.getByText('This file is too large. The limit is 10 MB.')).toBeVisible()
    await expect(addressList(page)).toHaveValue('friend1@harbour.example')
    await choose(page, '{"follows": []}', 'follows.json')
    await expect(page.getByText('There is no address in this list.')).toBeVisible()
    await expect(importButton(page)).toBeDisabled()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(addressList(page)).toHaveValue('friend1@harbour.example')
  })
})

// docs/spec/account.md#import-followers
test('followers of an old account are imported; the account is one of the aliases', async ({
  world,
  openAs,
  page,
}) => {
  await world.control({ seed: 'settings' })
  await openAs(ALICE, '/settings/import-followers')
  const from = page.getByRole('textbox', { name: 'From (actor ID)' })
  await page
    .getByRole('textbox', { name: 'Followers (CSV)' })
    .fill('friend9@harbour.example\nneighbour9@kith.example')
  await expect(importButton(page)).toBeDisabled()
  await from.fill('https://far.example/users/alice')
  await importButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'The old account is not among your aliases. Add it there first.',
  )
  await page.getByRole('button', { name: '@alice@old.example' }).click()
  await expect(from).toHaveValue('https://old.example/users/alice')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await importButton(page).click()
  await expect(heading(page, 'Alice')).toBeVisible()
  await expect(page.getByText('Your followers are on their way.')).toBeVisible()
})

test.describe('aliases', () => {
  const declared = (page: Page) => page.getByRole('list', { name: 'Declared aliases' }).getByRole('listitem')
  const verified = (page: Page) => page.getByRole('list', { name: 'Verified aliases' }).getByRole('listitem')
  const address = (page: Page) => page.getByRole('combobox', { name: 'Add alias' })

  // docs/spec/account.md#aliases
  test('are listed, added from suggestions, and removed with a way back', { tag: '@older' }, async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    await openAs(ALICE, '/settings/aliases')
    await expect(declared(page)).toHaveCount(3)
    await expect(declared(page).nth(2)).toContainText('Unknownhttps://gone.example/users/alice')
    await expect(verified(page)).toHaveCount(1)
    await expect(verified(page)).toContainText('@alice@old.example')

    await address(page).fill('alice@n')
    const suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await expect(suggestions).toHaveCount(1)
    await expect(suggestions).toContainText('Alice, soon @alice@new.example')
    await address(page).press('ArrowDown')
    await address(page).press('Enter')
    await expect(declared(page)).toHaveCount(4)
    await expect(verified(page)).toHaveCount(2)
    await expect(address(page)).toBeFocused()
    await expect(address(page)).toHaveValue('')

    await page.getByRole('button', { name: 'Remove the alias @alice@new.example' }).click()
    await expect(declared(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(declared(page)).toHaveCount(4)
    await page.reload()
    await expect(declared(page)).toHaveCount(4)
  })

  // docs/spec/account.md#add-an-alias
  test('a name that several people have is asked about; what is suggested covers nothing', async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    await page.setViewportSize({ width: 390, height: 480 }) // as much as a keyboard leaves
    for (const [path, field, button] of [
      ['/settings/aliases', 'Add alias', 'Add'],
      ['/settings/move-followers', 'New account', 'Move followers'],
    ] as const) {
      await openAs(ALICE, path)
      const typed = page.getByRole('combobox', { name: field })
      await typed.fill('＠ALICE ')
      const suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
      await expect(suggestions.first()).toBeVisible()
      const submit = page.getByRole('main').getByRole('button', { name: button, exact: true })
      await submit.click() // fails where something covers it
      await expect(suggestions.first()).toBeVisible()
      await expect(suggestions.filter({ hasText: 'old.example' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(typed).not.toHaveAccessibleDescription(/User not found|on this server/)

      // An error is about what was sent: it stands without suggestions, and they without it.
      await typed.fill('alic')
      await expect(suggestions.first()).toBeVisible()
      await submit.click()
      await expect(typed).toHaveAccessibleDescription(/User not found/)
      await expect(suggestions).toHaveCount(0)
      await typed.press('ArrowDown')
      await expect(suggestions.first()).toBeVisible()
      await expect(typed).not.toHaveAccessibleDescription(/User not found/)
    }
    // Nothing was sent.
    const calls = await world.requests()
    expect(calls.filter(({ method, path }) => method === 'POST' && /alias|move/.test(path))).toEqual([])
  })

  // docs/spec/account.md#aliases
  test('an unknown one is removed after a question, and the focus stays in the list', async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    await openAs(ALICE, '/settings/aliases')
    await page
      .getByRole('button', { name: 'Remove the alias https://gone.example/users/alice' })
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Remove this alias?' })
    await expect(
      dialog.getByText('does not know the account \u2066https://gone.example/users/alice\u2069'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(declared(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Remove the alias @alice@quiet.example' })).toBeFocused()
  })

  test('somebody here is no alias', { tag: '@anywhere' }, async ({ page, openAs }) => {
    await openAs(A, '/settings/aliases')
    await expect(heading(page, 'Identities')).toBeVisible()
    await address(page).fill(`@${B.username}`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(address(page)).toHaveAccessibleDescription(/This account is on this server\./)
  })

  // docs/spec/account.md#forms-that-keep-their-text
  // docs/spec/account.md#add-an-alias
  // docs/spec/conventions.md#messages-of-profiles-and-payments
  test('what cannot be an alias is said at the field, which keeps its text', async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    await openAs(demoPerson('vera'), '/settings/aliases')
    for (const [typed, problem] of [
      ['bob', 'This account is on this server.'],
      ['@vera@n3.example', 'This account is already your alias.'],
      ['vera@eleventh.example', 'You have as many aliases as this server allows. Remove one first.'],
      ['nobody@far.example', 'User not found'],
    ] as const) {
      await address(page).fill(typed)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(address(page)).toHaveAccessibleDescription(new RegExp(problem))
      await expect(address(page)).toHaveValue(typed)
    }
    await page.reload()
    await expect(address(page)).toHaveValue('nobody@far.example')
    await expect(address(page)).toHaveAccessibleDescription(/Its address|The address of your account/)
  })
})

test.describe('moving followers', () => {
  const target = (page: Page) => page.getByRole('combobox', { name: 'New account' })
  const move = (page: Page) => page.getByRole('button', { name: 'Move followers' })

  // docs/spec/account.md#move-followers
  test('says what will happen, asks, and leads to the profile', async ({ world, openAs, page }) => {
    await world.control({ seed: 'settings' })
    await openAs(ALICE, '/settings/move-followers')
    await expect(page.getByText('add this account as an alias: \u2066@alice@')).toBeVisible()
    await expect(move(page)).toBeDisabled()
    await target(page).fill('@alice@new.example')
    await move(page).click()
    const dialog = page.getByRole('dialog', { name: 'Move your followers?' })
    await expect(dialog).toContainText('Your 15 followers move to \u2066@alice@new.example\u2069.')
    await expectClean(page)
    await dialog.getByRole('button', { name: 'Move followers' }).click()
    await expect(heading(page, 'Alice')).toBeVisible()
    await expect(page.getByText('Your followers are moving to \u2066@alice@new.example\u2069.')).toBeVisible()
    await world.control({ advance: LATER })
    await page.reload()
    await expect(page.getByRole('main').getByRole('link', { name: '0 followers' })).toBeVisible()
  })

  test('followers do not move to somebody here', { tag: '@anywhere' }, async ({ page, openAs }) => {
    await openAs(A, '/settings/move-followers')
    await target(page).fill(B.username)
    await move(page).click()
    await expect(target(page)).toHaveAccessibleDescription(/This account is on this server\./)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  // docs/spec/account.md#forms-that-keep-their-text
  // docs/spec/account.md#move-followers
  test('an account that is unknown or does not name this one is refused, and the text stays', async ({
    world,
    openAs,
    page,
  }) => {
    await world.control({ seed: 'settings' })
    await openAs(ALICE, '/settings/move-followers')
    await target(page).fill('nobody@far.example')
    await move(page).click()
    await expect(target(page)).toHaveAccessibleDescription(/User not found/)
    await target(page).fill('alice@quiet.example')
    await move(page).click()
    const dialog = page.getByRole('dialog', { name: 'Move your followers?' })
    await dialog.getByRole('button', { name: 'Move followers' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'The new account does not name this account as its alias.',
    )
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(target(page)).toHaveValue('alice@quiet.example')
    await page.reload()
    await expect(target(page)).toHaveValue('alice@quiet.example')
  })
})

test('all pages are reached from the settings, and lead back there', async ({ world, openAs, page }) => {
  await world.control({ seed: 'settings' })
  await openAs(ALICE, '/settings?section=data')
  for (const [link, title] of [
    ['Import follows', 'Import follows'],
    ['Manage identities', 'Identities'],
    ['Move followers', 'Move followers'],
  ] as const) {
    await page.getByRole('link', { name: link }).press('Enter')
    await expect(heading(page, title)).toBeFocused()
    await page.getByRole('link', { name: 'Export and moving' }).click()
    await expect(page).toHaveURL('/settings?section=data')
  }
  await page.getByRole('link', { name: 'Experiments' }).click()
  await page.getByRole('link', { name: 'Import followers' }).press('Enter')
  await expect(heading(page, 'Import followers')).toBeFocused()
  await page.getByRole('link', { name: 'Experiments' }).click()
  await expect(page).toHaveURL('/settings?section=experiments')
})

const FORMS = [
  { name: 'a wide window', width: 1280, height: 900, locale: 'en', size: '100%' },
  { name: 'a phone in Persian', width: 390, height: 844, locale: 'fa', size: '100%' },
  { name: 'a phone with large German letters', width: 390, height: 844, locale: 'de', size: '200%' },
]

for (const { name, width, height, locale, size } of shareOfToday(FORMS, 3)) {
  test(`the pages are clean: ${name}`, async ({ world, openAs, page }) => {
    await world.control({ seed: 'settings' })
    await page.setViewportSize({ width, height })
    await openAs(ALICE, '/settings/aliases', locale)
    await expect(page.getByRole('listitem').filter({ hasText: '@alice@old.example' }).first()).toBeVisible()
    await enlarge(page, size)
    await expectClean(page, 'aliases')
    for (const path of ['import-follows', 'import-followers', 'move-followers']) {
      await page.goto(`/settings/${path}`)
      const field = page
        .getByRole('main')
        .getByRole('textbox')
        .or(page.getByRole('main').getByRole('combobox'))
      await field.last().fill(`${'long'.repeat(40)}@lab.example\n${'x'.repeat(200)}`)
      await enlarge(page, size)
      await expectClean(page, path)
    }
  })
}
