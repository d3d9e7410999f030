/**
 * Tests docs/spec/identity.md#link-a-key, docs/spec/identity.md#pasted-keys,
 * docs/spec/identity.md#signature-of-a-key, docs/spec/identity.md#commands-to-sign,
 * docs/spec/identity.md#the-form-is-stored, docs/spec/identity.md#list-of-proofs,
 * docs/spec/identity.md#remove-a-proof. The programs sign, where they are there.
 */

import type { Page } from '@playwright/test'
import { addIdentityProof, getIdentityClaim } from '#contract/endpoints/identity.ts'
import { keyFiles } from '#tests/captured/vectors.ts'
import { signedBy } from '#tests/wallets/key-programs.ts'
import { expectClean } from './clean.ts'
import { clipboardText } from './clipboard.ts'
import { demoPerson, expect, heading, test } from './journey.ts'
import { testRefusals } from './refusals.ts'

const ALICE = demoPerson('alice')
const PAGE = '/settings/identity-proof'

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const publicKey = (page: Page) => page.getByRole('textbox', { name: 'Public key' })
const signature = (page: Page) => page.getByRole('textbox', { name: 'Signature' })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate message' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
const shownCommand = (page: Page) => page.getByRole('code').filter({ hasText: /^echo '/ })
const proofs = (page: Page) => page.locator('dl').getByRole('code')

async function commandOf(page: Page): Promise<string> {
  return (await shownCommand(page).textContent()) ?? ''
}

/** Chooses a file as a person does, through the button. */
async function choose(page: Page, name: string, content: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
}

// docs/spec/identity.md#link-a-key
// docs/spec/identity.md#commands-to-sign
// docs/spec/identity.md#the-form-is-stored
test('a key of minisign is linked by keyboard; what is typed outlives a reload', {
  tag: '@older',
}, async ({ page, openAs, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(ALICE, PAGE)
  await expect(generate(page)).toBeDisabled()
  await publicKey(page).fill(` ${keyFiles.minisign.public_key_file.replaceAll('\n', '\r\n')}`)
  await expect(page.getByText('Key A5D81032033D1841', { exact: true })).toBeVisible()
  await page.reload()
  await generate(page).press('Enter')
  await expect(step(page, 'Step 2: your signature')).toBeFocused()
  await page.getByRole('button', { name: 'Copy' }).first().press('Enter')
  await expect(page.getByText('Copied.')).toBeVisible()
  const command = await clipboardText(page)
  expect(command).toMatch(
    /^echo '[0-9a-f]{128}' \| xxd -r -p > claim\.bin && minisign -S -l -m claim\.bin -s KEY && cat claim\.bin\.minisig$/,
  )
  const made = signedBy('minisign', command)
  await signature(page).fill(made)
  await page.reload()
  expect(await commandOf(page)).toBe(command)
  await expect(signature(page)).toHaveValue(made)
  await submit(page).press('Enter')
  await expect(page.getByText('The key is linked to your profile.')).toBeVisible()
  await expect(heading(page, 'Alice')).toBeVisible()
  await expect(
    proofs(page).filter({ hasText: 'z6MknYgCbAm4qGMG9SRgooj4oa6fQo5JiCoWfQHBWhNHtaJD' }),
  ).toBeVisible()
  await page.goto(PAGE)
  await expect(publicKey(page)).toHaveValue('')
})

// docs/spec/identity.md#link-a-key
test('a key of signify is linked by files, after a signature of something else', async ({ page, openAs }) => {
  await openAs(ALICE, PAGE)
  await choose(page, 'own.pub', keyFiles.signify.public_key_file)
  await expect(page.getByRole('radio', { name: 'signify' })).toBeChecked()
  await generate(page).click()
  const command = await commandOf(page)
  await choose(
    page,
    'claim.sig',
    signedBy('signify', "echo '00' | xxd -r -p | signify-openbsd -S -s KEY -m - -x -"),
  )
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('not a signature of this message by this key')
  expect(await commandOf(page)).toBe(command)

  await choose(page, 'claim.sig', signedBy('signify', command))
  await expect(page.getByText('The file has replaced the text.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await submit(page).click()
  await expect(proofs(page).first()).toBeVisible()
})

// docs/spec/identity.md#link-a-key
test('without xxd, minisign signs the text; another key, and a change of the key', async ({
  page,
  openAs,
}) => {
  await openAs(ALICE, PAGE)
  await page.getByRole('radio', { name: 'minisign, without xxd' }).check()
  await publicKey(page).fill(keyFiles.minisign.public_key_file)
  await expect(page.getByRole('radio', { name: 'minisign, without xxd' })).toBeChecked()
  await generate(page).click()
  await signature(page).fill(signedBy('minisign_2', await commandOf(page)))
  await expect(page.getByText('made with another key')).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Change key' }).press('Enter')
  await expect(step(page, 'Step 1: your key')).toBeFocused()
  await publicKey(page).fill(keyFiles.minisign_2.public_key_file)
  await generate(page).click()
  await signature(page).fill(signedBy('minisign_2', await commandOf(page)))
  await submit(page).click()
  await expect(proofs(page).first()).toBeVisible()
})

// docs/spec/identity.md#pasted-keys
test('a secret key is neither sent nor stored', async ({ page, openAs, world }) => {
  await openAs(ALICE, PAGE)
  const secret = keyFiles.minisign.secret_key_file
  await publicKey(page).fill(secret)
  await expect(page.getByRole('alert')).toContainText('This is a secret key.')
  await expect(generate(page)).toBeDisabled()
  await publicKey(page).press('Control+Enter')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    secret.split('\n')[1]?.slice(0, 20),
  )
  expect((await world.requests()).filter(({ path }) => path.includes('/identity_'))).toEqual([])
  await page.reload()
  await expect(publicKey(page)).toHaveValue('')
})

test('both steps are clean, wide and on a phone in Persian', async ({ page, openAs }) => {
  await openAs(ALICE, PAGE)
  await expect(page.getByText('minisign -G -p minisign.pub -s minisign.key')).toBeVisible()
  await publicKey(page).fill('abc')
  await expectClean(page, 'the key')
  await page.setViewportSize({ width: 390, height: 844 })
  await publicKey(page).fill(keyFiles.signify.public_key_file)
  await generate(page).click()
  await expect(shownCommand(page)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('kith_locale', 'fa'))
  await page.reload()
  await page.getByRole('textbox', { name: 'امضا' }).fill('abc')
  await page.getByText('تنها پیام').click()
  await expectClean(page, 'the signature')
})

const KEY = keyFiles.signify.public_key_file

testRefusals({
  doing: 'asking for the claim of a key',
  endpoint: getIdentityClaim,
  path: PAGE,
  fill: (page) => publicKey(page).fill(KEY),
  send: (page) => generate(page).click(),
  kept: (page) => expect(publicKey(page)).toHaveValue(KEY),
  done: (page) => expect(shownCommand(page)).toBeVisible(),
})

testRefusals({
  doing: 'linking a key',
  endpoint: addIdentityProof,
  path: PAGE,
  async fill(page) {
    await publicKey(page).fill(KEY)
    await generate(page).click()
    await signature(page).fill(signedBy('signify', await commandOf(page)))
  },
  send: (page) => submit(page).click(),
  kept: (page) => expect(signature(page)).toHaveValue(/^untrusted comment/),
  done: (page) => expect(page.getByText('The key is linked to your profile.')).toBeVisible(),
})

test.describe('the list of proofs', () => {
  const list = (page: Page) => page.getByRole('region', { name: 'Identity proofs' })
  const rows = (page: Page) => list(page).getByRole('listitem')

  // docs/spec/identity.md#list-of-proofs
  // docs/spec/identity.md#remove-a-proof
  test('a proof is removed after a question; the focus stays in the list', async ({
    page,
    openAs,
    world,
  }) => {
    await world.control({ seed: 'profiles' })
    await openAs(demoPerson('wanda'), '/settings/profile')
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).nth(1)).toContainText('Outdated')
    await rows(page).first().getByRole('button').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Remove this proof?' })
    await world.control({ fail: { path: '/api/v1/accounts/identity_proof', status: 500 } })
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(dialog.getByRole('alert')).toContainText('The server has a problem (500).')
    await expectClean(page)
    await dialog.getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(page.getByText('The proof is removed from your profile.')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).getByRole('button')).toBeFocused()
    await rows(page).getByRole('button').press('Enter')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(rows(page)).toHaveCount(0)
    await page.reload()
    await expect(list(page).getByRole('link', { name: 'Link cryptographic key' })).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
  })

  // docs/spec/identity.md#remove-a-proof
  test('version 4.11 cannot remove a proof', async ({ page, openAs, world }) => {
    await world.control({ seed: 'profiles', version: '4.11.0' })
    await openAs(demoPerson('wanda'), '/settings/profile')
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).getByRole('button')).toHaveCount(0)
  })
})
