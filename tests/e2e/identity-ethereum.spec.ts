/**
 * Tests docs/spec/identity.md#link-an-ethereum-address, docs/spec/profiles.md#link-an-ethereum-address,
 * docs/spec/profiles.md#legacy-proofs, docs/spec/identity.md#remove-a-proof,
 * docs/spec/sign-in.md#what-a-wallet-answers, docs/spec/sign-in.md#ethereum. The wallet is a double that
 * signs for real.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { IdentityClaim } from '#contract/entities/identity-claim.ts'
import { expectClean } from './clean.ts'
import { giveWallet } from './ethereum-wallet.ts'
import { A, allAnswered, B, chooseItem, demoPerson, expect, test } from './journey.ts'

const TITLE = 'Link Ethereum address'
const dialog = (page: Page) => page.getByRole('dialog', { name: TITLE })
const proofs = (page: Page) => page.getByRole('main').locator('dd code')
const proceed = (page: Page) => dialog(page).getByRole('button', { name: 'Continue' })

async function openDialog(page: Page) {
  await allAnswered(page) // what comes late moves the menu
  await page.getByRole('button', { name: /^More about / }).click()
  await chooseItem(page, TITLE)
  await expect(dialog(page)).toContainText(
    'This action will link your wallet address to your profile. Continue?',
  )
}

test('a fresh wallet registers, signs in again, and links its address @anywhere', async ({ page }) => {
  const instance = await (await page.request.get('/api/v1/instance')).json()
  test.skip(!instance.authentication_methods.includes('eip4361'), 'this server has no sign-in by Ethereum')
  test.skip(!instance.registrations, 'this server registers nobody without an invitation')
  const username = `kith_${randomUUID().slice(0, 8)}`
  const wallet = await giveWallet(page, username)
  const form = page.getByRole('form')
  await page.goto('/')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await form.getByLabel('Username').fill(username)
  await form.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/home')
  try {
    await page.getByRole('button', { name: 'Log out' }).click()
    await form.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/home')

    await page.goto(`/@${username}`)
    await openDialog(page)
    await proceed(page).click()
    await expect(proofs(page)).toHaveText([wallet.address.toLowerCase()])
    expect(new Set(wallet.asked).size).toBe(4)
  } finally {
    const token = await page.evaluate(() => localStorage.getItem('auth_token'))
    const headers = { Authorization: `Bearer ${token}` }
    const deletion = await page.request.post('/api/v1/settings/delete_account', { headers })
    expect(deletion.status()).toBe(204)
  }
})

// docs/spec/identity.md#link-an-ethereum-address
test('an address is linked, shows in place, and is removed where the server can @older', async ({
  page,
  openAs,
  world,
  version,
}) => {
  const wallet = await giveWallet(page, 'link')
  await openAs(A, '/@alice')
  await openDialog(page)
  await expectClean(page)
  await world.control({ hold: { path: '/api/v1/accounts/identity_proof', method: 'POST' } })
  await proceed(page).click()
  const message = dialog(page).getByLabel('Message that your wallet signs')
  await expect(message).toHaveValue(/^\{"alsoKnownAs":".*","subject":"did:pkh:eip155:1:0x[0-9a-f]{40}",/)
  await expectClean(page)
  await world.control({ release: true })
  await expect(page.getByText('Your Ethereum address is linked.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(proofs(page)).toHaveText([wallet.address.toLowerCase()])
  expect(wallet.asked).toHaveLength(1)
  await page.reload()
  await expect(proofs(page)).toHaveText([wallet.address.toLowerCase()])

  await page.getByRole('link', { name: 'Edit profile' }).click()
  const list = page.getByRole('region', { name: 'Identity proofs' })
  await expect(list.getByRole('listitem')).toContainText(wallet.address.toLowerCase())
  const remove = list.getByRole('button', { name: 'Remove Ethereum address' })
  if (version !== null) {
    await expect(remove).toHaveCount(0)
    return
  }
  await remove.click()
  const question = page.getByRole('dialog', { name: 'Remove this proof?' })
  await expect(question).toContainText(wallet.address.toLowerCase())
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(0)

  // A removed address can be linked again from here, with another account too.
  await list.getByRole('button', { name: TITLE }).press('Enter')
  await proceed(page).click()
  await expect(list.getByRole('listitem')).toContainText(wallet.address.toLowerCase())
  await expect(list.getByRole('button', { name: TITLE })).toBeFocused()
})

// docs/spec/identity.md#link-an-ethereum-address
test('who does not sign sees why, and can try again or leave', async ({ page, openAs, otherDevice }) => {
  const wallet = await giveWallet(page, 'trouble')
  await openAs(A, '/@alice')
  await openDialog(page)
  const alert = dialog(page).getByRole('alert')
  for (const [behaviour, words] of [
    ['asks already', /already waiting for your answer/],
    ['is locked', /is locked, or it has switched/],
    ['has no connection', /has no connection/],
    ['shares nothing', /shared no address/],
    ['signs with another account', /does not belong to the address in the message/],
  ] as const) {
    wallet.behave(behaviour)
    await proceed(page).press('Enter')
    await expect(alert).toHaveText(words)
  }
  wallet.behave('rejects')
  await proceed(page).press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText(
    /^You declined in your wallet, so nothing was linked/,
  )
  await expect(alert).toHaveCount(0)
  await expect(proceed(page)).not.toHaveAttribute('aria-busy')
  await expect(proceed(page)).toBeFocused()

  wallet.behave('never answers')
  await proceed(page).press('Enter')
  await expect(dialog(page).getByText('Your wallet asks you now.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^More about / })).toBeFocused()

  // Somebody else has linked the same address meanwhile.
  wallet.behave('signs')
  const bob = await otherDevice(B)
  const query = `proof_type=ethereum&signer=${wallet.address}`
  const { claim, ...rest } = await bob.ask<IdentityClaim>('GET', `/api/v1/accounts/identity_claim?${query}`)
  const proof = { proof_type: 'ethereum', ...rest, signature: wallet.sign(claim) }
  await bob.ask('POST', '/api/v1/accounts/identity_proof', proof)
  await openDialog(page)
  await proceed(page).click()
  await expect(alert).toHaveText('Somebody else on this server has already linked this.')
  await expect(proofs(page)).toHaveCount(0)
})

// docs/spec/profiles.md#legacy-proofs
test('legacy proofs on the own profile are renewed, the address by the wallet that has it', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'profiles' })
  const other = await giveWallet(page, 'another', { name: 'Badger' })
  await giveWallet(page, 'legacy', { name: 'Fox' })
  await openAs(A, '/@alice')
  const renew = page.getByRole('main').getByRole('button', { name: 'Renew this outdated proof' })
  await renew.click()
  await expect(dialog(page).getByRole('radio', { name: 'Badger' })).toBeChecked()
  await proceed(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/another account than the one on your profile/)
  expect(other.asked).toEqual([])

  await dialog(page).getByRole('radio', { name: 'Fox' }).check()
  await proceed(page).click()
  await expect(page.getByText('Your Ethereum address is linked.')).toBeVisible()
  await expect(renew).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('main').getByRole('link', { name: 'Renew this outdated proof' }).click()
  await expect(page).toHaveURL('/settings/identity-proof')
})

// docs/spec/identity.md#link-an-ethereum-address
// docs/spec/profiles.md#link-an-ethereum-address
test('without a wallet nothing is offered, and renewing says what is missing', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'profiles' })
  await openAs(demoPerson('alice'), '/@alice')
  await page.getByRole('button', { name: /^More about / }).click()
  await expect(page.getByRole('menuitem', { name: 'Link cryptographic key' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: TITLE })).toHaveCount(0)
  await page.keyboard.press('Escape')

  const renew = page.getByRole('main').getByRole('button', { name: 'Renew this outdated proof' })
  await renew.press('Enter')
  await expect(dialog(page)).toContainText('Ethereum wallet is not detected')
  await expectClean(page)
  await dialog(page).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(renew).toBeFocused()

  // Nobody renews the proofs of others.
  await page.goto('/@wanda')
  await expect(page.getByRole('heading', { level: 1, name: /Wanda/ })).toBeVisible()
  await expect(proofs(page)).toHaveCount(2)
  await allAnswered(page) // the button would load
  await expect(page.getByRole('main').getByLabel('Renew this outdated proof')).toHaveCount(0)
})
