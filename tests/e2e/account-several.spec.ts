/**
 * Tests docs/spec/session.md#several-accounts, docs/spec/session.md#adding-an-account,
 * docs/spec/session.md#switching, docs/spec/session.md#logging-out-of-all,
 * docs/spec/session.md#other-servers, docs/spec/session.md#unread-of-the-others,
 * docs/spec/drafts-and-outbox.md#account-of-a-waiting-post.
 */
import type { Page } from '@playwright/test'
import { endSession, me, signInBeside, storedTexts, switchTo } from './accounts.ts'
import { A, allAnswered, B, chooseItem, expect, heading, posts, signIn, test, unique } from './journey.ts'
import { storedDrafts } from './stored.ts'

const text = (page: Page) => page.getByLabel('Text of the post')
const begin = (page: Page) => page.getByRole('button', { name: 'What is on your mind?' })

async function write(page: Page, words: string): Promise<void> {
  await begin(page).click()
  await expect(text(page)).toHaveValue('')
  await text(page).fill(words)
}

// docs/spec/session.md#adding-an-account
// docs/spec/session.md#other-servers
test('an account is added by the form, once, and a way to other servers stands there @anywhere', async ({
  page,
  openAs,
}) => {
  await openAs(A, '/home')
  await write(page, 'only for A')
  await page.getByRole('link', { name: 'Add an account' }).click()
  await expect(heading(page, 'Add an account')).toBeFocused()
  await page.getByLabel('Address of the other server').fill('@ada@meadow.example')
  const link = page.getByRole('link', { name: 'meadow.example' })
  await expect(link).toHaveAttribute('href', 'https://meadow.example/')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(text(page)).toHaveValue('only for A')

  await page.getByRole('link', { name: 'Add an account' }).click()
  await signIn(page, A)
  await expect(page.getByText('You are signed in with this account already.')).toBeVisible()
  await signIn(page, B)
  await expect(me(page, B)).toBeVisible()
  await expect(page).toHaveURL('/home')
  await write(page, 'only for B')
  await switchTo(page, A)
  await expect(text(page)).toHaveValue('only for A')
})

// docs/spec/session.md#switching
test('two presses go over to the other account and back, at the same page and to each draft @anywhere @older', async ({
  page,
  openAs,
}) => {
  await openAs(A, '/home')
  await signInBeside(page, A, B)
  await write(page, 'only for A')
  await page.goto(`/@${A.username}`)
  await allAnswered(page)
  await switchTo(page, B)
  await expect(page).toHaveURL(`/@${A.username}`)
  await page.goto('/home')
  await write(page, 'only for B')
  await switchTo(page, A)
  await expect(text(page)).toHaveValue('only for A')
  await page.reload()
  await expect(text(page)).toHaveValue('only for A')
})

/** Returns a post in the window, and how far from its upper edge it stands, in pixels. */
const postInView = (page: Page) =>
  posts(page).evaluateAll((rows) => {
    const row = rows.find((each) => each.getBoundingClientRect().top > 100)
    return { id: row?.getAttribute('data-row') ?? '', top: row?.getBoundingClientRect().top ?? 0 }
  })

/** Returns how far the posts have moved since one was in view. */
const movedSince = (page: Page, { id, top }: Awaited<ReturnType<typeof postInView>>) =>
  page
    .locator(`article[data-row="${id}"]`)
    .evaluate((row, before) => Math.abs(row.getBoundingClientRect().top - before), top)

// docs/spec/session.md#switching
// docs/spec/session.md#unread-of-the-others
// docs/spec/drafts-and-outbox.md#account-of-a-waiting-post
test('a switch keeps the place, sends what waits as its author, and the menu says what is unread @older', async ({
  page,
  openAs,
  otherDevice,
  world,
}) => {
  const words = unique('sent after the switch')
  await openAs(A, '/home')
  await signInBeside(page, A, B)
  await expect(posts(page)).toHaveCount(20)
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 2_000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_500)
  const place = await postInView(page)
  await switchTo(page, B)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await switchTo(page, A)
  await expect.poll(() => movedSince(page, place)).toBeLessThanOrEqual(1)

  await page.goto('/home')
  await world.control({ fail: { path: '/api/v1/statuses', method: 'POST', status: 503, body: '', times: 1 } })
  await write(page, words)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toContainText(words)
  await page.getByRole('button', { name: 'Accounts' }).click()
  const other = page.getByRole('menuitem', { name: `@${B.username}` })
  await expect(other).toHaveAccessibleName(/unread notifications/)
  await chooseItem(page, /Switch to/)
  await expect(me(page, B)).toBeVisible()
  const { id, ask } = await otherDevice(A)
  const published = async () => {
    const latest = await ask<{ content: string }[]>('GET', `/api/v1/accounts/${id}/statuses?limit=5`)
    return latest.filter(({ content }) => content.includes(words)).length
  }
  await expect.poll(published).toBe(1)

  await page.getByRole('link', { name: /^Notifications/ }).click()
  await expect(heading(page, 'Notifications')).toBeFocused()
  await allAnswered(page)
  await switchTo(page, A)
  await expect(page.getByText(words)).toHaveCount(0)
  await page.goto('/home')
  await allAnswered(page)
  await page.getByRole('button', { name: 'Accounts' }).click()
  await expect(other).toHaveAccessibleName(/Switch to/)
  await allAnswered(page)
  await expect(other).not.toHaveAccessibleName(/unread/)
  expect(await published()).toBe(1)
})

// docs/spec/session.md#several-accounts
test('two accounts in two tabs: one signs out while the other publishes, and nothing of the one is left @anywhere @older', async ({
  page,
  context,
  otherDevice,
}) => {
  const words = unique('by B meanwhile')
  // A session of its own, which this journey ends.
  await page.goto('/')
  await signIn(page, A)
  await expect(me(page, A)).toBeVisible()
  await signInBeside(page, A, B)
  await write(page, 'words of A alone')
  const other = await context.newPage()
  await other.goto('/home')
  await switchTo(other, B)
  await write(other, words)
  await page.reload()
  await expect(me(page, A)).toBeVisible()
  await expect(text(page)).toHaveValue('words of A alone')

  await page.getByRole('button', { name: 'Log out' }).click()
  await Promise.all([
    page.getByRole('button', { name: 'Log out and discard' }).click(),
    other.getByRole('button', { name: 'Publish' }).click(),
  ])
  await expect(page).toHaveURL('/')
  await expect(posts(other).first()).toContainText(words)
  expect(await storedTexts(other)).not.toContain('words of A alone')
  await expect.poll(async () => JSON.stringify(await storedDrafts(other))).not.toContain('words of A')
  const { id, ask } = await otherDevice(B)
  const published = await ask<{ content: string }[]>('GET', `/api/v1/accounts/${id}/statuses?limit=5`)
  expect(published.filter(({ content }) => content.includes(words))).toHaveLength(1)

  await page.getByRole('button', { name: new RegExp(`Go on as .*@${B.username}`) }).click()
  await expect(me(page, B)).toBeVisible()
})

// docs/spec/session.md#several-accounts
// docs/spec/session.md#expiry-is-no-logout
test('one session ends, the other goes on, and who signs in again finds their draft', async ({
  page,
  openAs,
}) => {
  await openAs(A, '/home')
  await signInBeside(page, A, B)
  await write(page, 'kept for A')
  await endSession(page)
  await page.reload()
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`Go on as .*@${B.username}`) }).click()
  await expect(me(page, B)).toBeVisible()
  await expect(begin(page)).toBeVisible()

  await page.getByRole('button', { name: 'Accounts' }).click()
  await chooseItem(page, new RegExp(`Sign in again as .*@${A.username}`))
  await expect(page.getByLabel('Username')).toHaveValue(A.username)
  await signIn(page, A)
  await expect(me(page, A)).toBeVisible()
  await expect(text(page)).toHaveValue('kept for A')
})

// docs/spec/session.md#logging-out-of-all
// docs/spec/keyboard.md#command-palette
test('with the keyboard alone: the palette goes over to the other account, and logs out of all', async ({
  page,
  openAs,
}) => {
  await openAs(A, '/home')
  await signInBeside(page, A, B)
  await write(page, 'unsent by A')
  const command = async (words: string) => {
    await expect(page.locator('header input')).toHaveAttribute('aria-keyshortcuts', '/')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'What would you like to do?' })).toBeFocused()
    await page.keyboard.type(words)
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(new RegExp(words, 'i'))
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
  await command('switch to')
  await expect(me(page, B)).toBeVisible()
  await allAnswered(page)
  await command('log out of all')
  await expect(page.getByRole('dialog', { name: 'Log out of all accounts' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Log out of all' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await storedDrafts(page)).toEqual([])
})
