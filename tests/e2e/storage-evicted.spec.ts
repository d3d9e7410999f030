/**
 * Tests docs/spec/drafts-and-outbox.md#when-the-browser-deletes-a-part: a browser has deleted a part of what
 * it stored and left the rest, between two visits or while the page is open.
 */
import type { Page } from '@playwright/test'
import { A, allAnswered, expect, posts, test, unique } from './journey.ts'
import { closeClient, evict } from './storage.ts'
import { storedDrafts } from './stored.ts'
import { begin, expectOnce, leaveWriting, publish, text, unsaved, waiting } from './writing-here.ts'

const lost = (page: Page) => page.getByText('A post that was waiting to be sent is lost.')

// docs/spec/drafts-and-outbox.md#when-the-browser-deletes-a-part
test('the database is gone between two visits: a draft has its text, and a post that waited is said to be lost, once', async ({
  page,
  openAs,
  world,
}) => {
  const { written } = await leaveWriting(page, { openAs, world })
  await closeClient(page)
  await evict(page, 'indexeddb')
  await page.goto('/home')
  await expect(lost(page)).toHaveCount(1)
  await expect(text(page)).toHaveValue(written)
  await page.reload()
  await expect(text(page)).toHaveValue(written)
  await allAnswered(page)
  await expect(lost(page)).toHaveCount(0)
  await publish(page)
  await expect(posts(page).filter({ hasText: written })).toHaveCount(1)
})

// docs/spec/drafts-and-outbox.md#when-the-browser-deletes-a-part
test('the database is gone while the page is open: what waits and what is written is stored again', async ({
  page,
  openAs,
  world,
  otherDevice,
}) => {
  const { sent, written } = await leaveWriting(page, { openAs, world })
  await evict(page, 'indexeddb')
  await text(page).pressSequentially(' more')
  await expect.poll(() => storedDrafts(page)).toHaveLength(1)
  await expect(waiting(page)).toContainText(sent)
  await page.reload()
  await expect(text(page)).toHaveValue(`${written} more`)
  await waiting(page).getByRole('button', { name: 'Send now' }).click()
  await expect(posts(page).filter({ hasText: sent })).toHaveCount(1)
  await expect(lost(page)).toHaveCount(0)
  await expectOnce(await otherDevice(A), sent)
})

// docs/spec/drafts-and-outbox.md#when-the-browser-deletes-a-part
test('local storage is gone and the databases are there: everything comes back, the session too', async ({
  page,
  openAs,
  world,
  otherDevice,
}) => {
  const { sent, written } = await leaveWriting(page, { openAs, world })
  await closeClient(page)
  await evict(page, 'local_storage')
  await page.goto('/')
  await expect(page).toHaveURL(/\/home$/)
  await page.reload()
  await expect(text(page)).toHaveValue(written)
  await waiting(page).getByRole('button', { name: 'Send now' }).click()
  await expect(posts(page).filter({ hasText: sent })).toHaveCount(1)
  await expectOnce(await otherDevice(A), sent)
})

// docs/spec/drafts-and-outbox.md#when-the-browser-deletes-a-part
test('local storage is gone while the page is open: it is said, and the words can be published', async ({
  page,
  openAs,
}) => {
  const words = unique('one')
  await openAs(A, '/home')
  await begin(page)
  await text(page).fill(words)
  await expect(unsaved(page)).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await text(page).pressSequentially(' two')
  await expect(unsaved(page)).toHaveCount(1)
  await publish(page)
  await expect(posts(page).first()).toContainText(`${words} two`)
  await page.reload()
  await expect(posts(page).first()).toContainText(`${words} two`)
  await expect(page.getByRole('button', { name: 'What is on your mind?' })).toBeVisible()
})
