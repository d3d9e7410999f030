/**
 * Tests docs/spec/settings.md#nothing-of-what-was-read. Reads every file of the browser's profile.
 */
import type { Page } from '@playwright/test'
import { allAnswered, demoPerson, expect, posts, signIn, test } from './journey.ts'
import { ownBrowser } from './own-browser.ts'
import { closeWithout, foundOnDisk, wordsOfHome } from './profile-on-disk.ts'
import { storedAnswers } from './stored-answers.ts'
import { tableOfBrowser } from './table-of-browser.ts'
import { followTraffic } from './traffic.ts'
import { allCached } from './worker-site.ts'

const alice = demoPerson('alice')

const SEARCHED = 'marmalade lighthouse'
const DRAFT = 'umbrella orchard'

const choice = (page: Page) =>
  page.getByRole('switch', { name: 'Keep nothing of what I read on this device' })

/** Returns the keys of local and session storage that hold something of what was read. */
const keysOfReading = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      /stored|reading|recent|sizes|return/.test(key),
    ),
  )

/** Returns how many answers the device has, of whichever account. */
const countAnswers = async (page: Page) =>
  (await tableOfBrowser(page, 'kith-answers', 'answers', 'getAllKeys'))?.length ?? 0

async function readAndSearch(page: Page): Promise<void> {
  await page.goto('/home')
  await expect(posts(page).first()).toBeVisible()
  await posts(page)
    .first()
    .getByRole('link', { name: /ago|:|now/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await allAnswered(page)
  await page.goto('/search')
  await page.getByRole('combobox', { name: 'Search' }).fill(SEARCHED)
  await page.keyboard.press('Enter')
  await allAnswered(page)
  await page.goto('/home')
  await expect(posts(page).first()).toBeVisible()
}

// docs/spec/settings.md#nothing-of-what-was-read
test('where nothing read is kept, no file of the browser has a word of posts, names or searches', async ({
  baseURL,
  extraHTTPHeaders,
}, testInfo) => {
  test.slow()
  const profile = testInfo.outputPath('profile')
  const browser = await ownBrowser(profile, { baseURL, extraHTTPHeaders })
  followTraffic(browser)
  const page = await browser.newPage()
  const words = await wordsOfHome(page, alice)
  await page.goto('/')
  await signIn(page, alice)
  await expect(posts(page).first()).toBeVisible()
  await expect.poll(() => storedAnswers(page)).toContain('home')
  const other = await browser.newPage()
  await other.goto('/home')
  await expect(posts(other).first()).toBeVisible()
  const onDisk = () => [...new Set(foundOnDisk(profile, words).map(({ word }) => word))].sort()
  await expect.poll(onDisk, 'every word is there before').toEqual([...words].sort())

  await page.goto('/settings?section=device')
  await choice(page).focus()
  await page.keyboard.press('Space')
  await expect(choice(page)).toBeChecked()
  await expect.poll(() => countAnswers(page)).toBe(0)
  expect(await keysOfReading(page)).toEqual([])

  await readAndSearch(other)
  await readAndSearch(page)
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(DRAFT)
  await page.reload()
  await expect(posts(page).first()).toBeVisible()
  await expect(page.getByLabel('Text of the post')).toHaveValue(DRAFT)
  for (const tab of [page, other]) expect(await keysOfReading(tab)).toEqual([])

  await closeWithout(
    () => foundOnDisk(profile, [...words, SEARCHED]),
    () => browser.close(),
  )
})

// docs/spec/settings.md#nothing-of-what-was-read
test('the choice holds after logging out, for whoever signs in next, until it is taken back', async ({
  page,
  openAs,
}) => {
  await openAs(alice, '/settings?section=device')
  await choice(page).check()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Sign in' }).first().waitFor()
  await signIn(page, demoPerson('bob'))
  await expect(posts(page).first()).toBeVisible()
  await page.goto('/settings?section=device')
  await expect(choice(page)).toBeChecked()
  expect(await keysOfReading(page)).toEqual([])
  await choice(page).uncheck()
  await page.goto('/home')
  await expect.poll(() => storedAnswers(page)).toContain('home')
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  // docs/spec/settings.md#nothing-of-what-was-read
  // docs/spec/offline.md#reading-without-a-connection
  test('without a connection the client opens, and has nothing of what was read', async ({
    page,
    context,
    openAs,
    complaints,
  }) => {
    await openAs(alice, '/settings?section=device')
    await choice(page).check()
    await page.goto('/home')
    await expect(posts(page).first()).toBeVisible()
    await allCached(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('The server cannot be reached').first()).toBeVisible()
    expect(await posts(page).count()).toBe(0)
    expect([await keysOfReading(page), await countAnswers(page)]).toEqual([[], 0])
    complaints.splice(0)
  })
})
