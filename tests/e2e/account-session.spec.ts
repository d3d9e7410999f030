/**
 * Tests docs/spec/session.md#start-with-a-token, docs/spec/session.md#a-401-ends-the-session,
 * docs/spec/session.md#back-to-where-it-ended, docs/spec/session.md#expiry-is-no-logout,
 * docs/spec/session.md#logout, docs/spec/session.md#logout-with-unsent-text,
 * docs/spec/session.md#several-tabs, docs/spec/sign-in.md#landing-page,
 * docs/spec/sign-in.md#sign-in-or-sign-up, docs/spec/sign-in.md#username, docs/spec/sign-in.md#password,
 * docs/spec/sign-in.md#sending-the-form, docs/spec/sign-in.md#registration, docs/spec/sign-in.md#grant-types,
 * docs/spec/sign-in.md#name-of-the-client, docs/spec/sign-in.md#too-many-attempts.
 */
import { A, allAsked, demoPerson, expect, heading, keep, posts, signIn, test } from './journey.ts'
import { keysWork } from './keyboard.ts'

const SESSION_ENDED = /Your session has ended/

// docs/spec/sign-in.md#landing-page
// docs/spec/sign-in.md#sign-in-or-sign-up
// docs/spec/sign-in.md#registration
// docs/spec/sign-in.md#name-of-the-client
test('register, sign out, sign in, read, and keep reading after a reload @daily', async ({ page }) => {
  await page.goto('/')
  await expect(heading(page, 'Kith demo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/about')
  await expect(page.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/local')
  await expect(page.getByText(/have an account\?$/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Already registered?')).toBeVisible()
  const named = page.waitForResponse('**/api/v1/apps')
  await page.getByLabel('Username').fill('newcomer')
  await named // while one types, not when the form is sent
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.getByRole('button', { name: 'Sign up' }).first().click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Welcome to Kith demo')).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, demoPerson('alice'))
  await expect(page).toHaveURL('/home')
  await expect(posts(page).first()).toBeVisible()
  await page.reload()
  await expect(posts(page).first()).toBeVisible()
})

// docs/spec/navigation.md#header
// docs/spec/session.md#start-with-a-token
// docs/spec/sign-in.md#grant-types
test('signing in, with spaces around the name, leads home, and a reload stays there @anywhere @daily', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  await signIn(page, { ...A, username: ` ${A.username} ` })
  await expect(page).toHaveURL('/home')
  await expect(heading(page, 'Home')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('banner').getByRole('link', { name: `@${A.username}` })).toBeVisible()
})

// docs/spec/sign-in.md#sending-the-form
test('a wrong password says so and keeps what was typed @anywhere @daily', async ({ page }) => {
  await page.goto('/')
  await signIn(page, { ...A, password: 'not the password' })
  await expect(page.getByRole('alert')).toHaveText('The password is incorrect.')
  await expect(page.getByLabel('Username')).toHaveValue(A.username)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
  await page.getByLabel('Password', { exact: true }).fill(A.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/home')
})

test('an unknown user is told apart from a wrong password @anywhere @daily', async ({ page }) => {
  await page.goto('/')
  await signIn(page, { username: 'nobody-of-this-name', password: 'whatever' })
  await expect(page.getByRole('alert')).toHaveText('There is no account with this username here.')
})

// docs/spec/sign-in.md#username
test('a username of wrong characters is explained at its field @anywhere @daily', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Username').fill('al ice')
  await page.getByLabel('Password', { exact: true }).fill('x')
  await expect(page.getByText('Only letters, numbers, hyphens, and underscores are allowed.')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Only letters/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
})

// docs/spec/session.md#the-token
test('a damaged token leads to the landing page, which says why @anywhere', async ({ page }) => {
  await page.goto('/about')
  const damaged = ['garbage', '', '   ', 'abc\ndef', 'ü€', '"abc"', 'a'.repeat(100_000), null]
  for (const token of damaged) {
    // A lone surrogate does not survive the way into the page.
    await page.evaluate((text) => localStorage.setItem('auth_token', text ?? 'abc\ud800'), token)
    await page.goto('/home')
    await expect(page).toHaveURL('/')
    await expect(page.getByText(SESSION_ENDED)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  }
})

// docs/spec/session.md#a-401-ends-the-session
// docs/spec/session.md#back-to-where-it-ended
test('a session that ends on a public page says so, and signing in leads back to that page', async ({
  page,
  world,
  openAs,
  complaints,
}) => {
  await openAs(demoPerson('alice'), '/home')
  const stamp = page.locator('a', { has: page.getByRole('time') })
  await posts(page).first().locator(stamp).first().click()
  await expect(page).toHaveURL(/\/post\//)
  const thread = page.url()
  await allAsked(page)
  await expect(page.getByRole('list', { name: 'Thread' })).toHaveAttribute('aria-busy', 'false')
  await world.control({ expireTokens: { path: '/api/v1/statuses/*/*', method: 'POST' } })
  await page.getByRole('button', { name: /^Like/ }).first().click()
  await expect(page.getByRole('status').filter({ hasText: SESSION_ENDED })).toBeVisible()
  await expect(page).toHaveURL(thread)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('like failed')])

  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByText(SESSION_ENDED)).toBeVisible()
  await signIn(page, demoPerson('alice'))
  await expect(page).toHaveURL(thread)
  await expect(page.getByRole('button', { name: /^Like/ }).first()).toBeVisible()
  await expect(page.getByText(SESSION_ENDED)).toHaveCount(0)

  // The page where one session ended is no place for somebody else.
  await page.goto('/bookmarks')
  await expect(heading(page, 'Bookmarks')).toBeVisible()
  await allAsked(page)
  await world.control({ expireTokens: true })
  await page.reload()
  await expect(page.getByText(SESSION_ENDED)).toBeVisible()
  await signIn(page, demoPerson('bob'))
  await expect(page).toHaveURL('/home')
})

// docs/spec/session.md#expiry-is-no-logout
test('a token that expires while reading ends the session, and the draft stays stored @daily', async ({
  page,
  world,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill('half a thought')
  await allAsked(page)
  await world.control({ expireTokens: { path: '/api/v1/statuses', method: 'POST' } })
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(SESSION_ENDED)).toBeVisible()
  await signIn(page, demoPerson('alice'))
  await expect(page.getByLabel('Text of the post')).toHaveValue('half a thought')
})

// docs/spec/session.md#logout
// docs/spec/session.md#logout-with-unsent-text
test('logging out with an unsent draft asks first, then wipes everything stored @daily', async ({
  page,
  world,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill('not yet')
  await page.getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Text of the post')).toHaveValue('not yet')

  await world.requests()
  await page.getByRole('button', { name: 'Log out' }).click()
  await question.getByRole('button', { name: 'Log out and discard' }).click()
  await expect(page).toHaveURL('/')
  const kept = await page.evaluate(() => Object.keys(localStorage))
  // How often a value has changed stays for a day, and names nothing.
  expect(kept.filter((key) => !/^kith_number_\w+$/.test(key))).toEqual([])
  expect(await world.requests()).toContainEqual({ method: 'POST', path: '/oauth/revoke' })
})

// docs/spec/session.md#logout
test('logging out works although the server fails to revoke the token', async ({
  page,
  world,
  openAs,
  complaints,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await world.control({ fail: { path: '/oauth/revoke', status: 500 } })
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/home')
  await expect(page).toHaveURL('/')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('the token could not be revoked')])
})

test('a late answer to a revocation does not end the next session', async ({ page, world, openAs }) => {
  await openAs(demoPerson('alice'), '/local')
  await allAsked(page)
  await world.control({ hold: { path: '/oauth/revoke' } })
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, demoPerson('bob'))
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill('by the next person')
  const answered = page.waitForResponse('**/oauth/revoke')
  await world.control({ release: true })
  await answered
  await page.reload()
  await expect(page.getByLabel('Text of the post')).toHaveValue('by the next person')
  await expect(page.getByRole('banner').getByRole('link', { name: '@bob' })).toBeVisible()
})

test('logging out and signing in work although the database never answers', async ({
  page,
  world,
  openAs,
  complaints,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype)
  })
  await openAs(demoPerson('alice'), '/home')
  await allAsked(page)
  await world.requests()
  // The button says so only for as long as the database gets, so it is looked for meanwhile.
  await Promise.all([
    expect(page.getByRole('button', { name: 'Logging out…' })).toBeVisible(),
    page.getByRole('button', { name: 'Log out' }).dblclick(),
  ])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await expect(page).toHaveURL('/')
  expect((await world.requests()).filter(({ path }) => path === '/oauth/revoke')).toHaveLength(1)
  await signIn(page, demoPerson('bob'))
  await expect(page).toHaveURL('/home')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('the drafts could not be wiped')])
})

// docs/spec/sign-in.md#registration
test('when the first sign-in after registration fails, the form says that the account exists and keeps its fields', async ({
  page,
  world,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('Username').fill('newcomer')
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await world.control({ fail: { path: '/oauth/token', status: 500 } })
  await page.getByRole('button', { name: 'Sign up' }).first().click()
  await expect(page.getByText('Your account was created. Please sign in now.')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('newcomer')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/home')
})

for (const { name, acts, ends } of [
  { name: 'newcomer', acts: true, ends: 'signs in to the account that was made' },
  { name: 'bob', acts: false, ends: 'says that the name is that of somebody else' },
]) {
  // docs/spec/sign-in.md#registration
  test(`a second try after a lost answer to registering ${ends}`, async ({ page, world }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByLabel('Username').fill(name)
    await page.getByLabel('Password', { exact: true }).fill('a long password')
    await world.control({ fail: { method: 'POST', path: '/api/v1/accounts', status: 0, acts } })
    const register = page.getByRole('button', { name: 'Sign up' }).first()
    await register.click()
    await expect(page.getByRole('alert')).toContainText('cannot be reached')
    await register.click()
    if (acts) await expect(page).toHaveURL('/home')
    else await expect(page.getByText('This username is taken.')).toBeVisible()
  })
}

// docs/spec/sign-in.md#too-many-attempts
test('after too many attempts the form says how long to wait', async ({ page }) => {
  await page.goto('/')
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await page.getByLabel('Username').fill('alice')
    await page.getByLabel('Password', { exact: true }).fill(`wrong ${attempt}`)
    const answered = page.waitForResponse('**/oauth/token')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await answered
  }
  await expect(page.getByRole('alert')).toHaveText(/Too many attempts\. Please try again in \d+ seconds?\./)
})

// docs/spec/session.md#several-tabs
test('signing out in one tab signs out the other', async ({ page, context, openAs }) => {
  await openAs(demoPerson('alice'), '/home')
  const other = await context.newPage()
  await other.goto('/home')
  await expect(heading(other, 'Home')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
})

// docs/spec/session.md#several-tabs
test('signing in as somebody else in one tab shows their account in the other, and nothing of the former person', async ({
  page,
  context,
  openAs,
  world,
}) => {
  await world.control({ notify: { sender: 'wren', type: 'follow' } })
  await openAs(demoPerson('alice'), '/notifications')
  await expect(page.getByText('Wren followed you')).toBeVisible()
  await keysWork(page)
  // An answer that is on its way for alice does not arrive at bob's.
  await world.control({ hold: { path: '/api/v1/notifications' } })
  await page.getByRole('tab', { name: 'All' }).focus()
  await page.keyboard.press('.')

  const { username, password } = demoPerson('bob')
  const answer = await page.request.post('/oauth/token', {
    data: { grant_type: 'password', username, password },
  })
  const { access_token } = await answer.json()
  const other = await context.newPage()
  await keep(other, { auth_token: access_token })
  await expect(page.getByRole('banner').getByRole('link', { name: '@bob' })).toBeVisible()
  await world.control({ release: true })
  await expect(page.getByRole('list', { name: 'All' })).toHaveAttribute('aria-busy', 'false')
  await expect(page).toHaveURL('/notifications')
  await expect(page.getByText('Wren followed you')).toHaveCount(0)
})
