/**
 * Tests docs/spec/session.md#logout, docs/spec/offline.md#whose-answers-are-stored,
 * docs/spec/offline.md#two-weeks-without-a-visit, docs/spec/conventions.md#how-calls-are-made. Reads every
 * file of the browser's profile.
 */
import type { Page } from '@playwright/test'
import { type Found, wordsOnDisk } from '#tests/harness/words-on-disk.ts'
import { signInBeside, switchTo } from './accounts.ts'
import { allAnswered, chooseItem, demoPerson, expect, posts, signIn, test } from './journey.ts'
import { ownBrowser } from './own-browser.ts'
import { closeWithout, foundOnDisk, wordsOfHome } from './profile-on-disk.ts'
import { storedAnswers } from './stored-answers.ts'
import { tokenOf } from './token.ts'
import { followTraffic } from './traffic.ts'

const alice = demoPerson('alice')
const bob = demoPerson('bob')

const NEW_POST = 'cinnamon letterbox'
const REPLY = 'umbrella orchard'
const DRAFTS = [NEW_POST, REPLY]

/** The files in which Chromium leaves the words of deleted drafts (docs/security.md). */
const LOG_OF_LOCAL_STORAGE = /^Default\/Local Storage\/leveldb\/\d+\.log$/

/** Reads Home and a thread, and leaves two drafts. */
async function readAndWrite(page: Page): Promise<void> {
  await expect(posts(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(NEW_POST)
  await posts(page)
    .first()
    .getByRole('link', { name: /ago|:|now/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Reply/ })
    .first()
    .click()
  await page.getByLabel('Text of the post').last().fill(REPLY)
  await allAnswered(page)
}

const isNoDraft = ({ file, word }: Found) => !(DRAFTS.includes(word) && LOG_OF_LOCAL_STORAGE.test(file))

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out and discard' }).click()
  await expect(page.getByRole('button', { name: /^(Sign in|Go on as .*)$/ }).first()).toBeVisible()
}

/** Opens a browser with a profile of its own, which signs in nobody. */
async function openBrowser(profile: string, options: Parameters<typeof ownBrowser>[1]) {
  const browser = await ownBrowser(profile, options)
  followTraffic(browser)
  const page = await browser.newPage()
  const close = () => browser.close()
  return { page, newPage: () => browser.newPage(), close }
}

// docs/spec/session.md#logout
// docs/spec/offline.md#whose-answers-are-stored
// docs/spec/conventions.md#how-calls-are-made
test('after logging out with a second tab open, no file of the browser has a word of posts or names', async ({
  baseURL,
  extraHTTPHeaders,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const { page, newPage, close } = await openBrowser(profile, { baseURL, extraHTTPHeaders })
  const words = [...(await wordsOfHome(page, alice)), ...DRAFTS]
  await page.goto('/')
  await signIn(page, alice)
  await readAndWrite(page)
  await expect.poll(() => storedAnswers(page)).toContain('home')
  const other = await newPage()
  await other.goto('/home')
  await expect(posts(other).first()).toBeVisible()
  const onDisk = () => [...new Set(foundOnDisk(profile, words).map(({ word }) => word))].sort()
  await expect.poll(onDisk, 'every word is there before').toEqual([...words].sort())

  await logOut(page)
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  // The next page deletes all that is noted; the note goes with the last of it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kith_wipes'))).toBeNull()
  await closeWithout(() => foundOnDisk(profile, words).filter(isNoDraft), close)
})

/** The browser's notes of the tabs that were open, with what stood in their fields. */
const SESSION_FILES = /^Default\/Sessions\//

const TYPED = {
  'a new post': 'cinnamon letterbox',
  'a reply': 'umbrella orchard',
  'an edit': 'velvet harbour',
  'a search': 'gooseberry lantern',
}

// docs/spec/session.md#what-a-browser-remembers-of-fields
test('after logging out of all, no session file of the browser has a word that was typed', async ({
  baseURL,
  extraHTTPHeaders,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const { page, newPage, close } = await openBrowser(profile, { baseURL, extraHTTPHeaders })
  const box = page.getByLabel('Text of the post')
  await page.goto('/')
  await signIn(page, alice)
  await signInBeside(page, alice, bob)
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await box.fill(TYPED['a new post'])
  await posts(page)
    .first()
    .getByRole('link', { name: /ago|:|now/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Reply/ })
    .first()
    .click()
  await box.last().fill(TYPED['a reply'])
  const token = await tokenOf(page.request, alice)
  const headers = { Authorization: `Bearer ${token}` }
  const own = await page.request.post('/api/v1/statuses', { headers, data: { status: 'my own' } })
  await page.goto(`/post/${(await own.json()).id}`)
  await page.getByRole('article').last().getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Edit')
  await box.last().fill(TYPED['an edit'])
  await page.getByRole('combobox', { name: 'Search' }).fill(TYPED['a search'])
  await allAnswered(page)
  // Each page that is left is noted with its fields, and so is each tab that is open.
  await page.goto('/home')
  await page.getByRole('combobox', { name: 'Search' }).fill(TYPED['a search'])
  const other = await newPage()
  await other.goto('/home')
  await expect(posts(other).first()).toBeVisible()
  await other.getByRole('combobox', { name: 'Search' }).fill(TYPED['a search'])
  await page.bringToFront()

  await page.getByRole('button', { name: 'Accounts' }).click()
  await chooseItem(page, 'Log out of all accounts')
  await page.getByRole('button', { name: 'Log out of all' }).click()
  await expect(page.getByRole('button', { name: /^(Sign in|Go on as .*)$/ }).first()).toBeVisible()
  for (const each of [page, other])
    await expect.poll(() => each.evaluate(() => sessionStorage.getItem('kith_account'))).toBeNull()
  await close()
  const files = wordsOnDisk(profile, ['/home', ...Object.values(TYPED)]).filter(({ file }) =>
    SESSION_FILES.test(file),
  )
  expect(
    files.map(({ word }) => word),
    'the browser has notes of its tabs',
  ).toContain('/home')
  expect(files.filter(({ word }) => word !== '/home')).toEqual([])
})

// docs/spec/session.md#logout
// docs/spec/session.md#several-accounts
test('where another account stays signed in, no file has a word that only the first one has read', async ({
  baseURL,
  extraHTTPHeaders,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const { page, close } = await openBrowser(profile, { baseURL, extraHTTPHeaders })
  const ofAlice = await wordsOfHome(page, alice, bob)
  const { id } = await (await page.request.get('/api/v1/accounts/lookup?acct=bob')).json()
  await page.goto('/')
  await signIn(page, alice)
  await readAndWrite(page)
  await expect.poll(() => storedAnswers(page)).toContain('home')
  await signInBeside(page, alice, bob)
  await switchTo(page, bob)
  await page.goto('/home')
  await expect.poll(() => storedAnswers(page)).toContain(id)
  expect(foundOnDisk(profile, ofAlice).length).toBeGreaterThan(0)
  await switchTo(page, alice)
  await logOut(page)
  await closeWithout(() => foundOnDisk(profile, ofAlice), close) // drafts: docs/security.md
})

// docs/spec/offline.md#two-weeks-without-a-visit
test('two weeks after the last visit of an account, the next page of another one leaves nothing of it on the disk', async ({
  baseURL,
  extraHTTPHeaders,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const { page, close } = await openBrowser(profile, { baseURL, extraHTTPHeaders })
  const ofAlice = await wordsOfHome(page, alice, bob)
  const { id } = await (await page.request.get('/api/v1/accounts/lookup?acct=alice')).json()
  await page.goto('/')
  await signIn(page, alice)
  await expect(posts(page).first()).toBeVisible()
  await expect.poll(() => storedAnswers(page)).toContain('home')
  await signInBeside(page, alice, bob)
  await switchTo(page, bob)
  await expect.poll(() => storedAnswers(page)).toContain(id)
  expect(foundOnDisk(profile, ofAlice).length).toBeGreaterThan(0)

  await page.request.post('/-/control', { data: { advance: 15 * 86_400 } })
  await page.goto('/home')
  await expect(posts(page).first()).toBeVisible()
  await expect.poll(() => storedAnswers(page)).not.toContain(id)
  await closeWithout(() => foundOnDisk(profile, ofAlice), close)
})
