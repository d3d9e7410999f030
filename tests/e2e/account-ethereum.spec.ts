/**
 * Tests docs/spec/sign-in.md#methods, docs/spec/sign-in.md#ethereum,
 * docs/spec/sign-in.md#one-message-one-attempt, docs/spec/sign-in.md#when-the-form-can-be-sent,
 * docs/spec/sign-in.md#page-on-wallets, docs/spec/sign-in.md#what-a-wallet-answers,
 * docs/spec/sign-in.md#wallets-of-the-browser. The wallet is a double that signs for real.
 */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { giveWallet } from './ethereum-wallet.ts'
import { demoPerson, expect, heading, signIn, test } from './journey.ts'

const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).first()

test.beforeEach(({ world }) => world.control({ methods: ['password', 'eip4361'] }))

// docs/spec/sign-in.md#username
// docs/spec/sign-in.md#password
// docs/spec/sign-in.md#grant-types
// docs/spec/sign-in.md#ethereum
test('an unknown wallet leads on to registration, and signs in the next time @daily', async ({
  page,
  host,
}) => {
  const { address, asked } = await giveWallet(page, 'newcomer')
  await page.goto('/')
  await expect(page.getByRole('tab', { name: 'Ethereum' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Username')).toBeHidden()
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
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
    `${host} wants you to sign in with your Ethereum account:`,
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

// docs/spec/sign-in.md#ethereum
test('the whole message is in view while the wallet asks, also by a clock that is wrong', async ({
  page,
  world,
  host,
}) => {
  await giveWallet(page, 'reader')
  await page.clock.install({ time: Date.now() - 3_600_000 })
  await page.goto('/')
  await world.control({ hold: { path: '/oauth/token' } })
  await submit(page, 'Sign in').click()
  const message = page.getByLabel('Message that your wallet signs')
  await expect(message).toHaveValue(/^\S+ wants you to sign in.*\nIssued At: \S+Z$/s)
  expect(await message.inputValue()).toMatch(`${host} wants`)
  await expectClean(page)
  await world.control({ release: true })
  await expect(message).toBeHidden()
  await expect(page.getByText(/Nobody here has this wallet yet/)).toBeVisible()
})

// docs/spec/sign-in.md#wallets-of-the-browser
test('of several wallets, the one that is shown as chosen signs, whatever comes late or again', async ({
  page,
}) => {
  const first = await giveWallet(page, 'first', { name: 'Fox' })
  const second = await giveWallet(page, 'second', { name: 'Badger' })
  const silent = await giveWallet(page, 'third')
  const late = await giveWallet(page, 'late', { name: 'Otter' })
  await page.goto('/')
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(radio('Fox')).toBeChecked()
  await expect(radio('Unnamed wallet')).toBeVisible()
  await expectClean(page)

  await test.step('announcements move nothing and list nothing twice', async () => {
    await second.announce({ uuid: 'again', name: 'Badger' })
    await first.announce({ uuid: 'again, too', name: 'Fox' })
    await late.announce({ uuid: 'other maker', name: 'Otter', rdns: 'example.other' })
    await expect(page.getByRole('radio')).toHaveCount(5)
    await expect(radio('Otter (example.other)')).toBeVisible()
    await expect(radio('Fox')).toBeChecked()
    await expect(page.getByText(/Fox\W+ will ask which account/)).toBeVisible()
  })

  await radio('Badger').check()
  await expect(page.getByText(/Badger\W+ will ask which account/)).toBeVisible()
  await first.announce({ uuid: 'once more', name: 'Fox' })
  second.behave('is locked')
  await submit(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toHaveText(/is locked/)
  await test.step('what one wallet answered is no news of another', async () => {
    await radio('Fox').check()
    await expect(page.getByRole('alert')).toHaveCount(0)
    first.behave('never answers')
    await submit(page, 'Sign in').click()
    await expect.poll(() => first.asked.length).toBe(1)
    // Who chooses another wallet waits no longer for the first.
    await radio('Badger').check()
    await expect(page.getByText('Your wallet asks you now.')).toBeHidden()
  })
  second.behave('signs')
  await submit(page, 'Sign in').click()
  await expect(page.getByText(/Nobody here has this wallet yet/)).toBeVisible()
  expect([first, second, silent, late].map(({ asked }) => asked.length)).toEqual([1, 1, 0, 0])
})

// docs/spec/sign-in.md#ethereum
// docs/spec/sign-in.md#page-on-wallets
test('without a wallet the form begins with the password, and says what Ethereum needs', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Password' }).press('ArrowRight')
  await expect(page.getByText('Ethereum Wallet is required')).toBeVisible()
  await expect(page.getByText(/^There is none in this browser/)).toBeVisible()
  await expect(submit(page, 'Sign in')).toBeDisabled()
  await expectClean(page)

  await page.getByRole('link', { name: 'About signing in with a wallet' }).click()
  await expect(heading(page, 'Signing in with an Ethereum wallet')).toBeFocused()
  await expect(
    page.getByText('The server stores the address of your wallet, for signing in alone.'),
  ).toBeVisible()
  await expect(page.getByText(/^It is not shown publicly/)).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()

  // A wallet that comes late takes nothing away from who is typing.
  await page.getByLabel('Username').fill('alice')
  await page.evaluate(() => {
    Object.assign(window, { ethereum: { request: () => Promise.resolve([]) } })
    window.dispatchEvent(new Event('ethereum#initialized'))
  })
  await expect(page.getByLabel('Username')).toHaveValue('alice')
  await page.getByRole('tab', { name: 'Ethereum' }).click()
  await expect(page.getByText(/^There is none in this browser/)).toBeHidden()
  // The note, the way to learn more, and what will happen stand there with a wallet too.
  await expect(page.getByText('Ethereum Wallet is required')).toBeVisible()
  await expect(page.getByRole('link', { name: 'About signing in with a wallet' })).toBeVisible()
  await expect(page.getByText(/^\W*Unnamed wallet\W+ will ask which account/)).toBeVisible()
  await expect(submit(page, 'Sign in')).toBeEnabled()
})

// docs/spec/sign-in.md#what-a-wallet-answers
// docs/spec/sign-in.md#one-message-one-attempt
test('a wallet that cannot sign yet is explained, and signs when it can', async ({ page, world }) => {
  const wallet = await giveWallet(page, 'trouble')
  await page.goto('/')
  const alert = page.getByRole('alert')
  for (const [behaviour, words] of [
    ['asks already', /already waiting for your answer/],
    ['is locked', /is locked, or it has switched/],
    ['has no connection', /has no connection/],
    ['shares nothing', /shared no address/],
    ['signs with another account', /does not belong to the address in the message/],
  ] as const) {
    wallet.behave(behaviour)
    await submit(page, 'Sign in').click()
    await expect(alert).toHaveText(words)
    await expect(submit(page, 'Sign in')).toBeEnabled()
  }
  await world.requests()
  // Who refuses knows it.
  wallet.behave('rejects')
  await submit(page, 'Sign in').click()
  await expect(alert).toHaveCount(0)
  await expect(submit(page, 'Sign in')).toBeEnabled()
  expect((await world.requests()).filter(({ path }) => path === '/oauth/token')).toEqual([])

  wallet.behave('signs')
  await submit(page, 'Sign in').click()
  await expect(page.getByText(/Nobody here has this wallet yet/)).toBeVisible()
  expect(new Set(wallet.asked).size).toBe(3)
})

// docs/spec/sign-in.md#what-a-wallet-answers
test('a wallet that never answers is given up, and another way is free', async ({ page }) => {
  const wallet = await giveWallet(page, 'silent')
  wallet.behave('never answers')
  await page.goto('/')
  await submit(page, 'Sign in').click()
  await expect(page.getByText('Your wallet asks you now.')).toBeVisible()
  await expect.poll(() => wallet.asked.length).toBe(1)
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByText('Your wallet asks you now.')).toBeHidden()
  await expect(submit(page, 'Sign in')).toBeFocused()

  await submit(page, 'Sign in').click()
  await expect.poll(() => wallet.asked.length).toBe(2)
  await page.getByRole('tab', { name: 'Password' }).click()
  await signIn(page, demoPerson('alice'))
  await expect(heading(page, 'Home')).toBeVisible()
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
