/**
 * The whole product without HTTPS, where a browser has no locks, no clipboard, no worker and no encryption of
 * its own. Tests docs/spec/offline.md#without-https, docs/spec/conventions.md#copying,
 * docs/spec/drafts-and-outbox.md#one-tab-writes.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { clipboardText } from './clipboard.ts'
import { expectToStand, guide, nameOf, VISITS, type Visit } from './every-screen.ts'
import { allAnswered, chooseItem, demoPerson, expect, isLive, posts, test, unique } from './journey.ts'

const alice = demoPerson('alice')

// docs/spec/offline.md#without-https
test('every screen stands without complaints', async ({ page, openAs, complaints }) => {
  test.slow()
  page.on('console', (message) => {
    if (message.type() === 'warning') complaints.push(message.text())
  })
  await openAs(alice, '/about')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const client = await guide(page)
  const visits = shareOfToday(VISITS, 4)
  const open = async (visit: Visit) => {
    await page.goto(await visit.path(client))
    await expectToStand(page, nameOf(visit))
  }
  for (const visit of visits.filter(({ as }) => as !== null)) await open(visit)
  await page.evaluate(() => localStorage.clear())
  for (const visit of visits.filter(({ as }) => as === null)) await open(visit)
})

/** Opens another tab of the same browser. */
async function anotherTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/home')
  await isLive(tab)
  return tab
}

const text = (page: Page) => page.getByLabel('Text of the post')
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
const elsewhere = (page: Page) => page.getByText('This draft is open in another tab.')

/**
 * Opens the place for a new post. Where there is a draft it opens by itself, perhaps just before the button
 * is pressed.
 */
async function write(page: Page): Promise<void> {
  const begin = page.getByRole('button', { name: 'What is on your mind?' })
  const open = text(page).or(elsewhere(page)).first()
  await expect(async () => {
    if (await begin.isVisible()) await begin.click({ timeout: 2_000 })
    await expect(open).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/**
 * The things that a browser can lack beside everything that needs HTTPS, as names to be removed before the
 * page runs.
 */
const LACKS: readonly { name: string; lacks: readonly string[] }[] = [
  { name: 'no locks', lacks: [] },
  { name: 'no locks and no database', lacks: ['indexedDB'] },
  { name: 'no locks and no channel between tabs', lacks: ['BroadcastChannel'] },
]

for (const { name, lacks } of LACKS.slice(0, process.env.KITH_INSECURE ? LACKS.length : 1)) {
  // docs/spec/offline.md#without-https
  test(`one draft in two tabs: both texts are published, where there are ${name}`, async ({
    page,
    context,
    openAs,
    complaints,
  }) => {
    await context.addInitScript((lacks) => {
      for (const lack of lacks) Object.defineProperty(window, lack, { value: undefined })
    }, lacks)
    const [first, second] = [unique('from the first tab'), unique('from the second tab')]
    await openAs(alice, '/home')
    await write(page)
    await text(page).fill('the same draft')
    await expect.poll(() => page.evaluate(() => Object.values(localStorage))).toContain('the same draft')
    const other = await anotherTab(context)
    await write(other)
    await expect(elsewhere(other)).toBeVisible()
    await text(page).fill(first)
    await expect(other.getByText(first)).toBeVisible()
    await publish(page).click()
    await expect(posts(page).filter({ hasText: first })).toHaveCount(1)
    await page.close()
    // The place is free: nobody has to take over from a tab that is closed.
    await write(other)
    await text(other).fill(second)
    await publish(other).click()
    await expect(posts(other).filter({ hasText: second })).toHaveCount(1)
    const mine = await context.request.get(`/api/v1/accounts/lookup?acct=alice`)
    const { id } = await mine.json()
    const list = await (await context.request.get(`/api/v1/accounts/${id}/statuses?limit=5`)).json()
    const words = list.map(({ content }: { content: string }) => content.replace(/<[^>]+>/g, ''))
    expect(words.slice(0, 2)).toEqual([second, first])
    if (lacks.length > 0) complaints.length = 0 // what is missing is reported by what misses it
  })
}

// docs/spec/drafts-and-outbox.md#one-tab-writes
test('a draft is taken over from another tab, and a tab that is loaded again goes on with it', async ({
  page,
  context,
  openAs,
}) => {
  await openAs(alice, '/home')
  await write(page)
  await text(page).fill('begun here')
  const other = await anotherTab(context)
  await write(other)
  await expect(elsewhere(other)).toBeVisible()
  await other.getByRole('button', { name: 'Continue here' }).click()
  await expect(text(other)).toHaveValue('begun here')
  await expect(elsewhere(page)).toBeVisible()
  await other.reload()
  await isLive(other)
  await write(other)
  await expect(text(other)).toHaveValue('begun here')
})

// docs/spec/conventions.md#copying
// docs/spec/offline.md#without-https
test('what can be copied is copied; where the browser refuses, the text is selected', async ({
  page,
  context,
  openAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(alice, '/home')
  await allAnswered(page)
  const copyLink = async () => {
    await posts(page).first().getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, 'Copy link to post')
  }
  await copyLink()
  await expect(page.getByText('Copied.')).toBeVisible()
  const link = await clipboardText(page)
  expect(link).toMatch(/^https?:\/\//)
  await page.evaluate(() => Object.assign(document, { execCommand: () => false }))
  await copyLink()
  const dialog = page.getByRole('dialog', { name: 'Copy this by hand' })
  await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
  await dialog.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect(dialog).toHaveCount(0)
})

// docs/spec/offline.md#without-https
test('that the client is not cached on the device is said where that is shown', async ({ page, openAs }) => {
  await openAs(alice, '/settings?section=device')
  await expect(page.getByText('This address has no HTTPS')).toHaveCount(1)
})

// docs/spec/notifications.md#switched-on-by-hand
test('the settings say that a page without HTTPS shows no notifications', async ({ page, openAs }) => {
  await openAs(alice, '/settings?section=notifications')
  await expect(page.getByText('Browsers only show notifications of pages with HTTPS')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Show notifications on this device' })).toBeDisabled()
})
