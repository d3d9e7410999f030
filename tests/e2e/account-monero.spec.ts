/**
 * Tests docs/spec/sign-in.md#monero, docs/spec/sign-in.md#monero-addresses, docs/spec/sign-in.md#methods,
 * docs/spec/sign-in.md#one-message-one-attempt, docs/spec/sign-in.md#when-the-form-can-be-sent. The wallet is
 * a double that signs for real.
 */

import type { Page } from '@playwright/test'
import { createMoneroWallet } from '../captured/monero-wallet.ts'
import { expectClean } from './clean.ts'
import { clipboardText } from './clipboard.ts'
import { expect, heading, test } from './journey.ts'

const addressOf = (page: Page) => page.getByLabel('Primary address')
const messageOf = (page: Page) => page.getByLabel('Message to sign')
const signatureOf = (page: Page) => page.getByLabel('Signature', { exact: true })
const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).first()

/** Opens the form for Monero and enters an address. */
async function enter(page: Page, address: string, mode: 'Sign in' | 'Sign up' = 'Sign in'): Promise<void> {
  await page.goto('/')
  if (mode === 'Sign up') await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('tab', { name: 'Monero' }).click()
  await addressOf(page).fill(address)
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
}

/** Signs the shown message in the wallet and pastes the signature. Returns the message. */
async function sign(page: Page, signText: (message: string) => string): Promise<string> {
  const message = await messageOf(page).inputValue()
  await signatureOf(page).fill(signText(message))
  return message
}

// docs/spec/sign-in.md#grant-types
test('by the keyboard: an unknown address leads on to registration, and signs in the next time', async ({
  page,
  world,
}) => {
  const wallet = createMoneroWallet('newcomer')
  const { keyboard } = page
  await page.goto('/')
  await page.getByRole('tab', { name: 'Password' }).focus()
  await keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Monero' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Username')).toBeHidden()
  await expect(addressOf(page)).toBeVisible()
  await keyboard.press('Tab')
  await expect(addressOf(page)).toBeFocused()
  // A wallet gives a payment link as well as an address; of that, only the address stays.
  await keyboard.insertText(` MONERO:${wallet.address}?tx_amount=0.5&recipient_name=me\n`)
  await expect(addressOf(page)).toHaveValue(wallet.address)
  await expect(
    page.getByRole('status').filter({ hasText: 'Standard address on the main network' }),
  ).toBeVisible()
  await expect(submit(page, 'Sign in')).toBeDisabled()

  await keyboard.press('Tab')
  await expect(messageOf(page)).toBeFocused()
  await keyboard.press('Tab')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await keyboard.press('Enter')
  await expect(page.getByText('Copied.')).toBeVisible()
  const message = await clipboardText(page)
  expect(message).toBe(await messageOf(page).inputValue())
  await keyboard.press('Tab')
  await expect(page.locator('summary', { hasText: 'How to sign' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(signatureOf(page)).toBeFocused()
  await world.requests()
  await keyboard.insertText(` ${wallet.sign(message)}\n`)
  await keyboard.press('Enter')

  await expect(page.getByText(/Nobody here has this address yet/)).toBeVisible()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.getByText(/A message counts only once/)).toBeVisible()
  await expect(signatureOf(page)).toHaveValue('')
  expect(await messageOf(page).inputValue()).not.toBe(message)
  await expectClean(page)
  await page.getByLabel('Username').fill('newcomer')
  await sign(page, wallet.sign)
  await signatureOf(page).press('Enter')
  await expect(page).toHaveURL('/home')
  // One signature served for the registration and for the token.
  const calls = (await world.requests()).filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(calls).toEqual(['/oauth/token', '/api/v1/accounts', '/oauth/token'])

  await logOut(page)
  await enter(page, wallet.address)
  await sign(page, wallet.sign)
  await submit(page, 'Sign in').click()
  await expect(page).toHaveURL('/home')
  await expect(heading(page, 'Home')).toBeVisible()
})

// docs/spec/sign-in.md#monero
test('a subaddress registers with one signature, and no second time', async ({ page }) => {
  const wallet = createMoneroWallet('sub')
  await enter(page, wallet.subaddress, 'Sign up')
  await expect(page.getByText(/This is not a primary address/)).toBeVisible()
  await page.getByText('How to sign').click()
  await expect(page.getByText('sign 0,1 message.txt')).toBeVisible()
  await page.getByLabel('Username').fill('sub')
  await sign(page, wallet.signAsSubaddress)
  await submit(page, 'Sign up').click()
  await expect(page).toHaveURL('/home')

  await logOut(page)
  await enter(page, wallet.subaddress)
  // The signature of the primary address is none of the subaddress.
  const message = await sign(page, wallet.sign)
  await submit(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toHaveText(/did not accept this signature/)
  await expect(messageOf(page)).toHaveValue(message)
  await sign(page, wallet.signAsSubaddress)
  await submit(page, 'Try again').click()
  await expect(page).toHaveURL('/home')

  await logOut(page)
  await enter(page, wallet.subaddress, 'Sign up')
  await page.getByLabel('Username').fill('sub2')
  await sign(page, wallet.signAsSubaddress)
  await submit(page, 'Sign up').click()
  await expect(page.getByRole('alert')).toHaveText(/username or this wallet already has an account/)
  // The message was not used up, so it signs in.
  await page.getByRole('button', { name: 'Sign in' }).click()
  await submit(page, 'Sign in').click()
  await expect(page).toHaveURL('/home')
})

// docs/spec/sign-in.md#monero
// docs/spec/sign-in.md#one-message-one-attempt
test('while the server is busy everything stays, and the same signature is accepted later', async ({
  page,
  world,
}) => {
  const wallet = createMoneroWallet('patient')
  const refuse = (path: string, status: number, body: unknown, headers = {}) =>
    world.control({
      fail: { path, status, body: JSON.stringify(body), contentType: 'application/json', headers },
    })
  const busy = { error: 'invalid signature', error_description: 'invalid signature' }

  await enter(page, wallet.address, 'Sign up')
  await page.getByLabel('Username').fill('patient')
  const message = await sign(page, wallet.sign)
  const signature = await signatureOf(page).inputValue()
  const expectAllStored = async () => {
    await expect(addressOf(page)).toHaveValue(wallet.address)
    await expect(messageOf(page)).toHaveValue(message)
    await expect(signatureOf(page)).toHaveValue(signature)
  }

  await refuse('/api/v1/accounts', 429, {}, { 'retry-after': '7' })
  await submit(page, 'Sign up').click()
  await expect(page.getByRole('alert')).toHaveText(/7 seconds/)
  await expectAllStored()
  await refuse('/api/v1/accounts', 418, { error: 'operation not supported' })
  await submit(page, 'Sign up').click()
  await expect(page.getByRole('alert')).toHaveText(/no wallet that checks Monero signatures/)
  await expectAllStored()
  await world.control({ busyWallet: 1 })
  await submit(page, 'Sign up').click()
  await expect(page.getByRole('alert')).toHaveText(/the server’s wallet was busy/)
  await expect(submit(page, 'Try again')).toBeFocused()
  await expectAllStored()

  // This time the account comes into being, and the wallet is busy when the token is asked for.
  await refuse('/oauth/token', 400, busy)
  await submit(page, 'Try again').click()
  await expect(page.getByText('Your account was created. Please sign in now.')).toBeVisible()
  await expectAllStored()
  await submit(page, 'Sign in').click()
  await expect(page).toHaveURL('/home')
})

// docs/spec/sign-in.md#one-message-one-attempt
test('a lost answer may have used the message up: a new one is offered, with the reason', async ({
  page,
  world,
  complaints,
}) => {
  const wallet = createMoneroWallet('unlucky')
  await enter(page, wallet.address, 'Sign up')
  await page.getByLabel('Username').fill('unlucky')
  const message = await sign(page, wallet.sign)
  await world.control({ fail: { path: '/oauth/token', status: 0, acts: true } })
  await submit(page, 'Sign up').click()
  await expect(page.getByText('Your account was created. Please sign in now.')).toBeVisible()
  await expect(messageOf(page)).toHaveValue(message)
  await submit(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toHaveText('This message has been used before.')
  await expect(page.getByText(/A message counts only once/)).toBeVisible()
  // The button cannot be pressed for now; the keyboard goes on from it all the same.
  await expect(submit(page, 'Sign in')).toBeDisabled()
  await page.keyboard.press('Shift+Tab')
  await expect(signatureOf(page)).toBeFocused()
  expect(await sign(page, wallet.sign)).not.toBe(message)
  await submit(page, 'Sign in').click()
  await expect(page).toHaveURL('/home')
  complaints.length = 0
})

// docs/spec/sign-in.md#monero
test('the address is checked while it is typed, and the message belongs to it', async ({ page }) => {
  const wallet = createMoneroWallet('careful')
  const help = page.locator('form')
  await enter(page, wallet.address.slice(0, 90))
  await expect(
    help.getByText('Standard address on the main network. 5 characters are missing.'),
  ).toBeVisible()
  await expect(messageOf(page)).toBeHidden()
  for (const [typed, problem] of [
    [wallet.address.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')), 'This address is mistyped'],
    [createMoneroWallet('careful', 'stagenet').address, 'another Monero network'],
    ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'not a Monero address'],
    [`${wallet.address.slice(0, 20)}O`, 'never 0, O, I or l'],
  ] as const) {
    await addressOf(page).fill(typed)
    await expect(addressOf(page)).toHaveAccessibleDescription(new RegExp(problem))
    await expect(addressOf(page)).toHaveAttribute('aria-invalid', 'true')
  }

  await addressOf(page).fill(wallet.address)
  await signatureOf(page).fill('SigV2short')
  await expect(signatureOf(page)).toHaveAccessibleDescription(/The end of the signature is missing/)
  const message = await sign(page, wallet.sign)
  expect(message).toContain(
    ` wants you to sign in with your Monero account:\n${wallet.address}\n\nDo not sign this message on other sites!\n\nURI: `,
  )
  await messageOf(page).click()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(message)

  // A reload, another tab of the form and a slip in the address change nothing.
  await page.reload()
  await expect(messageOf(page)).toHaveValue(message)
  await page.getByRole('tab', { name: 'Password' }).click()
  await page.getByRole('tab', { name: 'Monero' }).click()
  await addressOf(page).fill(wallet.address.slice(1))
  await addressOf(page).fill(wallet.address)
  await expect(messageOf(page)).toHaveValue(message)
  await expect(submit(page, 'Sign in')).toBeEnabled()

  await addressOf(page).fill(wallet.integrated)
  await expect(page.getByText(/Another address has another message/)).toBeVisible()
  await expect(signatureOf(page)).toHaveValue('')
  expect(await messageOf(page).inputValue()).toContain(wallet.integrated)
})

test.describe('in Persian on a phone', () => {
  test.use({ locale: 'fa', viewport: { width: 390, height: 844 } })

  test('the form is clean with everything open', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('tab', { name: 'مونرو' }).click()
    await page.getByLabel('نشانی اصلی').fill(createMoneroWallet('persian').subaddress)
    await page.getByText('چگونه امضا کنیم').click()
    await page.getByLabel('امضا', { exact: true }).fill('SigV2')
    await expectClean(page)
  })
})
