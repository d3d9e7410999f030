/** Writes, and leaves posts that wait on a device, for journeys about storage that fails. */
import type { Page } from '@playwright/test'
import { A, allAnswered, expect, unique, type World } from './journey.ts'
import type { OtherClient } from './other-client.ts'
import type { Person } from './people.ts'
import { storedDrafts } from './stored.ts'

export const text = (page: Page) => page.getByLabel('Text of the post')
export const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()
export const begin = (page: Page) => page.getByRole('button', { name: 'What is on your mind?' }).click()
export const unsaved = (page: Page) => page.getByText('This browser cannot save all of this.')

/** The posts that wait. */
export const waiting = (page: Page) =>
  page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')

/** Lets the server take no posts for ten minutes. */
export const BUSY = {
  path: '/api/v1/statuses',
  method: 'POST',
  status: 503,
  body: '',
  headers: { 'retry-after': '600' },
}

export async function write(page: Page, words: string): Promise<void> {
  await begin(page)
  await text(page).fill(words)
}

/** Opens Home, publishes a post that has to wait, and begins another one. Returns their words. */
export async function leaveWriting(
  page: Page,
  { openAs, world }: { openAs: (who: Person, path: string) => Promise<void>; world: World },
): Promise<{ sent: string; written: string }> {
  const words = { sent: unique('Waits for the server'), written: unique('Half a thought') }
  await world.control({ fail: BUSY })
  await openAs(A, '/home')
  await publishLater(page, words.sent)
  await write(page, words.written)
  await expect.poll(() => storedDrafts(page)).toHaveLength(1)
  await allAnswered(page)
  return words
}

/** Publishes a post that the server does not take now. */
export async function publishLater(page: Page, words: string): Promise<void> {
  await write(page, words)
  await publish(page)
  await expect(waiting(page).filter({ hasText: words })).toHaveCount(1)
}

/** Returns how many of somebody's latest posts have these words. */
export async function timesPublished({ id, ask }: OtherClient, words: string): Promise<number> {
  const own = await ask<{ content: string }[]>('GET', `/api/v1/accounts/${id}/statuses?limit=10`)
  return own.filter(({ content }) => content.includes(words)).length
}

/** Fails unless a post is out, or comes in time, and exactly once. */
export async function expectOnce(person: OtherClient, words: string): Promise<void> {
  await expect.poll(() => timesPublished(person, words)).toBeGreaterThan(0)
  expect(await timesPublished(person, words)).toBe(1)
}
