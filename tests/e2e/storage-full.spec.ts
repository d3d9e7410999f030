/**
 * Tests docs/spec/drafts-and-outbox.md#when-storing-fails: the browser really has no room, in its database,
 * in local storage or in both.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { A, allAnswered, expect, posts, signIn, test, unique } from './journey.ts'
import { closeClient, emptyLocalStorage, fillLocalStorage, limitRoom } from './storage.ts'

const text = (page: Page) => page.getByLabel('Text of the post')
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()
const unsavedNotice = (page: Page) => page.getByText('This browser cannot save all of this.')
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')

/** Closes the client while there is no connection; it may not send anything before. */
async function closePage(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('about:blank')
  await context.setOffline(false)
  await closeClient(page)
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill(words)
}

const FULL = [
  { what: 'the database', fill: (page: Page) => limitRoom(page, 1), waits: false },
  { what: 'local storage', fill: fillLocalStorage, waits: true },
  {
    what: 'everything',
    fill: async (page: Page) => {
      await limitRoom(page, 1)
      await fillLocalStorage(page)
    },
    waits: false,
  },
]

for (const { what, fill, waits } of FULL) {
  // docs/spec/drafts-and-outbox.md#when-storing-fails
  // docs/spec/drafts-and-outbox.md#exactly-one-post
  test(`${what} is full: it is said once, nothing typed is lost, and a post without a connection goes out once`, async ({
    page,
    context,
    openAs,
    otherDevice,
    complaints,
  }) => {
    const words = unique('No room at all')
    await openAs(A, '/home')
    await allAnswered(page)
    await fill(page)
    await write(page, words)
    await expect(unsavedNotice(page)).toHaveCount(1)
    await context.setOffline(true)
    await publish(page)
    if (waits) await expect(waiting(page)).toContainText(words)
    else {
      await expect(page.getByText('The server cannot be reached.')).toHaveCount(1)
      await expect(text(page)).toHaveValue(words)
      await expect(unsavedNotice(page)).toHaveCount(1)
    }
    complaints.splice(0)
    await context.setOffline(false)
    if (!waits) await publish(page)
    await expect(posts(page).filter({ hasText: words })).toHaveCount(1)
    await expect(text(page)).toHaveCount(0)
    await page.reload()
    await allAnswered(page)
    await expect(posts(page).filter({ hasText: words })).toHaveCount(1)
    const { id, ask } = await otherDevice(A)
    const own = await ask<{ content: string }[]>('GET', `/api/v1/accounts/${id}/statuses?limit=5`)
    expect(own.filter(({ content }) => content.includes(words))).toHaveLength(1)
    complaints.splice(0)
  })
}

// docs/spec/drafts-and-outbox.md#when-storing-fails
test('who signs in while local storage is full can read and write, and is told what is not stored', async ({
  page,
}) => {
  await closeClient(page)
  await fillLocalStorage(page)
  await page.goto('/')
  await signIn(page, A)
  await expect(posts(page).first()).toBeVisible()
  await write(page, 'nowhere else')
  await expect(unsavedNotice(page)).toBeVisible()
  await publish(page)
  await expect(posts(page).first()).toContainText('nowhere else')
})

// docs/spec/drafts-and-outbox.md#when-the-browser-deletes-a-part
test('a post waits while local storage is full: the next page sends it all the same @slow', async ({
  page,
  context,
  openAs,
  otherDevice,
  complaints,
}) => {
  const words = unique('Waits without a mark')
  await openAs(A, '/home')
  await allAnswered(page)
  await fillLocalStorage(page)
  await write(page, words)
  await context.setOffline(true)
  await publish(page)
  await expect(waiting(page)).toContainText(words)
  await closePage(page, context)
  await emptyLocalStorage(page)
  await page.goto('/home')
  await expect(posts(page).filter({ hasText: words })).toHaveCount(1)
  const { id, ask } = await otherDevice(A)
  const own = await ask<{ content: string }[]>('GET', `/api/v1/accounts/${id}/statuses?limit=5`)
  expect(own.filter(({ content }) => content.includes(words))).toHaveLength(1)
  complaints.splice(0) // what was asked for without a connection
})
