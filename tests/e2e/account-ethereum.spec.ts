/**
 * Tests docs/spec/sign-in.md#methods, docs/spec/sign-in.md#ethereum, docs/spec/sign-in.md#one-message-one-attempt,
 * docs/spec/sign-in.md#when-the-form-can-be-sent, docs/spec/sign-in.md#page-on-wallets. The wallet is a double that signs for real.
 */
import type { Page } from '@playwright/test'
import { createWallet } from '../captured/wallet.ts'
import { expectClean } from './clean.ts'
import { expect, heading, test } from './journey.ts'

/** Says how the wallet behaves instead of signing. */
type Trouble = 'rejects' | 'waits' | 'breaks' | 'shares nothing' | 'signs strangely'

interface WalletOptions {
  name?: string | undefined
  trouble?: Trouble | undefined
}

/** Puts a wallet into the browser. One with a name announces itself (EIP-6963); another is found as `window.ethereum`. */
async function giveWallet(page: Page, seed: string, { name, trouble }: WalletOptions = {}) {
  const { address, sign } = createWallet(seed)
  const binding = `sign_${seed.replaceAll(/\W/g, '_')}`
  const asked: string[] = []
  await page.exposeFunction(binding, (message: string) => {
    asked.push(message)
    return `0x${sign(message)}`
  })
  await page.addInitScript(injectWallet, { binding, address: address.toLowerCase(), name, trouble })
  return { address, asked }
}

function injectWallet({
  binding,
  address,
  name,
  trouble,
}: { binding: string; address: string } & WalletOptions) {
  const sign: (message: string) => Promise<string> = Reflect.get(window, binding)
  const provider = {
    async request({ method, params = [] }: { method: string; params?: string[] }) {
      if (trouble === 'breaks') throw new Error('locked')
      if (trouble === 'waits') throw Object.assign(new Error('pending'), { code: -32_002 })
      if (method === 'eth_requestAccounts') return trouble === 'shares nothing' ? [] : [address]
      if (trouble === 'rejects') throw Object.assign(new Error('no'), { code: 4001 })
      const bytes = (params[0] ?? '').slice(2).match(/../g) ?? []
      const text = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16))
      const signature = await sign(new TextDecoder().decode(text))
      return trouble === 'signs strangely' ? '0x1234' : signature
    },
  }
  if (name === undefined) {
    Object.assign(window, { ethereum: provider })
    return
  }
  const detail = { info: { uuid: binding, name }, provider }
  window.addEventListener('eip6963:requestProvider', () => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}

const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).first()

test.beforeEach(({ world }) => world.control({ methods: ['password', 'eip4361'] }))

test('an unknown wallet leads on to registration, and signs in the next time', async ({ page }) => {
  const { address, asked } = await giveWallet(page, 'newcomer')
  await page.goto('/')
  await expect(page.getByRole('tab', { name: 'Ethereum' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Username')).toBeHidden()
  await submit(page, 'Sign in').click()
  await expect(page.getByText(/Nobody here has this wallet yet/)).toBeVisible()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(submit(page, 'Sign up')).toBeDisabled()
  await expectClean(page)

  await page.getByLabel('Username').fill('newcomer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
  // The message of the registration served for the token too; the one before was used up.
  expect(asked).toHaveLength(2)
  expect(asked[1]?.split('\n').slice(0, 5)).toEqual([
    `127.0.0.1 wants you to sign in with your Ethereum account:`,
    address,
    '',
    'Do not sign this message on other sites!',
    '',
  ])

  await page.getByRole('button', { name: 'Log out' }).click()
  await submit(page, 'Sign in').click()
  await expect(heading(page, 'Home')).toBeVisible()
  expect(new Set(asked).size).toBe(3)
})

test('the whole message is in view while the wallet asks', async ({ page, world }) => {
  await giveWallet(page, 'reader')
  await page.goto('/')
  await world.control({ hold: { path: '/oauth/token' } })
  await submit(page, 'Sign in').click()
  const message = page.getByLabel('Message that your wallet signs')
  await expect(message).toHaveValue(/^127\.0\.0\.1 wants you to sign in.*\nIssued At: \S+Z$/s)
  await expectClean(page)
  await world.control({ release: true })
  await expect(message).toBeHidden()
})

test('of several wallets, the chosen one signs', async ({ page }) => {
  const first = await giveWallet(page, 'first', { name: 'Fox' })
  const second = await giveWallet(page, 'second', { name: 'Badger' })
  await page.goto('/')
  await expect(page.getByRole('radio', { name: 'Fox' })).toBeChecked()
  await page.getByRole('radio', { name: 'Badger' }).check()
  await submit(page, 'Sign in').click()
  await expect(page.getByText(/Nobody here has this wallet yet/)).toBeVisible()
  expect([first.asked.length, second.asked.length]).toEqual([0, 1])
})

test('without a wallet the form begins with the password, and says what Ethereum needs', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Password' }).press('ArrowRight')
  await expect(page.getByText('Ethereum Wallet is required')).toBeVisible()
  await submit(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toHaveText('Wallet not found')

  await page.getByRole('link', { name: 'About signing in with a wallet' }).click()
  await expect(heading(page, 'Signing in with an Ethereum wallet')).toBeFocused()
  await expect(
    page.getByText('The server stores the address of your wallet, for signing in alone.'),
  ).toBeVisible()
  await expect(page.getByText(/^It is not shown publicly/)).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('tab', { name: 'Password' })).toBeVisible()
})

const troubles: [Trouble, RegExp][] = [
  ['waits', /already waiting for your answer/],
  ['breaks', /could not sign the message/],
  ['shares nothing', /shared no address/],
  ['signs strangely', /does not prove its address/],
]

for (const [trouble, words] of troubles) {
  test(`a wallet that ${trouble} is explained`, async ({ page }) => {
    await giveWallet(page, 'trouble', { trouble })
    await page.goto('/')
    await submit(page, 'Sign in').click()
    await expect(page.getByRole('alert')).toHaveText(words)
    await expect(submit(page, 'Sign in')).toBeEnabled()
  })
}

test('a refused signature ends the attempt without a word', async ({ page, world }) => {
  await giveWallet(page, 'refuser', { trouble: 'rejects' })
  await page.goto('/')
  await world.requests()
  await submit(page, 'Sign in').click()
  await expect(submit(page, 'Sign in')).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect((await world.requests()).filter(({ path }) => path === '/oauth/token')).toEqual([])
})

test('a wallet that has an account cannot register another', async ({ page }) => {
  await giveWallet(page, 'owner')
  await page.goto('/')
  const signUp = async (username: string) => {
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByLabel('Username').fill(username)
    await submit(page, 'Sign up').click()
  }
  await signUp('owner')
  await page.getByRole('button', { name: 'Log out' }).click()
  await signUp('owner2')
  await expect(page.getByRole('alert')).toHaveText(/username or this wallet already has an account/)
  await expect(page.getByLabel('Username')).toHaveValue('owner2')
})
