/**
 * Tests docs/spec/drafts-and-outbox.md#when-storing-fails: the browser really has no room, in its database,
 * in local storage or in both.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { A, allAnswered, expect, posts, signIn, test, unique } from './journey.ts'
import type { Person } from './people.ts'
import { closeClient, emptyLocalStorage, fillLocalStorage, limitRoom } from './storage.ts'
import { expectOnce, publish, text, unsaved, waiting, write } from './writing-here.ts'

/** Closes the client while there is no connection; it may not send anything before. */
async function closePage(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('about:blank')
  await context.setOffline(false)
  await closeClient(page)
}

/** Opens Home, takes away the room, and loses the connection after something was written. */
async function writeWithoutRoom(
  page: Page,
  {
    openAs,
    fill,
    words,
  }: {
    openAs: (who: Person, path: string) => Promise<void>
    fill: (page: Page) => Promise<void>
    words: string
  },
): Promise<void> {
  await openAs(A, '/home')
  await allAnswered(page)
  await fill(page)
  await write(page, words)
  await expect(unsaved(page)).toHaveCount(1)
  await page.context().setOffline(true)
  await publish(page)
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
    await writeWithoutRoom(page, { openAs, fill, words })
    if (waits) await expect(waiting(page)).toContainText(words)
    else {
      await expect(page.getByText('The server cannot be reached.')).toHaveCount(1)
      await expect(text(page)).toHaveValue(words)
      await expect(unsaved(page)).toHaveCount(1)
    }
    complaints.splice(0)
    await context.setOffline(false)
    if (!waits) await publish(page)
    await expect(posts(page).filter({ hasText: words })).toHaveCount(1)
    await expect(text(page)).toHaveCount(0)
    await page.reload()
    await allAnswered(page)
    await expect(posts(page).filter({ hasText: words })).toHaveCount(1)
    await expectOnce(await otherDevice(A), words)
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
  await expect(unsaved(page)).toBeVisible()
  await publish(page)
  await expect(posts(page).first()).toContainText('nowhere else')
})

// docs/spec/drafts-and-outbox.md#when-the-browser-deletes-a-part
test('a post waits while local storage is full: the next page sends it all the same', async ({
  page,
  context,
  openAs,
  otherDevice,
  complaints,
}) => {
  const words = unique('Waits without a mark')
  await writeWithoutRoom(page, { openAs, fill: fillLocalStorage, words })
  await expect(waiting(page)).toContainText(words)
  await closePage(page, context)
  await emptyLocalStorage(page)
  await page.goto('/home')
  await expect(posts(page).filter({ hasText: words })).toHaveCount(1)
  await expectOnce(await otherDevice(A), words)
  complaints.splice(0) // what was asked for without a connection
})
