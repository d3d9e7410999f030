/**
 * Tests docs/spec/timelines.md#you-were-here, docs/spec/timelines.md#how-far-home-was-read,
 * docs/spec/timelines.md#reading-on-from-another-device.
 */
import type { Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { allAnswered, demoPerson, expect, posts, test } from './journey.ts'

const MARKERS = '/api/v1/markers'
const news = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, number) => ({
    author: 'bob',
    content: `<p>Piece of news ${from + number}.</p>`,
  }))
const isSaving = ({ method, path }: { method: string; path: string }) => method === 'POST' && path === MARKERS
const post = (page: Page, words: string) => posts(page).filter({ hasText: words })
const line = (page: Page) => page.getByText('You were here')

/** Returns the words of the post that the line stands above. */
const below = (page: Page) =>
  line(page).evaluate((element) => element.parentElement?.nextElementSibling?.textContent)

// docs/spec/timelines.md#you-were-here
// docs/spec/timelines.md#how-far-home-was-read
// docs/spec/timelines.md#reading-on-from-another-device
test('Home says where one was, tells it to the other devices and hears it from them', async ({
  page,
  openAs,
  otherDevice,
  world,
}) => {
  await world.control({ deliver: news(1, 1) })
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page)).toHaveCount(20)
  await isComplete(page)
  await expect(line(page)).toHaveCount(0) // a first visit
  await expect.poll(async () => (await world.requests()).filter(isSaving)).toHaveLength(1)
  await allAnswered(page)

  // The next visit, after two posts have come.
  await world.control({ deliver: news(2, 3) })
  await page.reload()
  await expect(line(page)).toBeVisible()
  expect(await below(page)).toContain('Piece of news 1.')
  await isComplete(page)
  await expect.poll(async () => (await world.requests()).filter(isSaving)).toHaveLength(1)
  await allAnswered(page)
  await post(page, 'Piece of news 2.').locator('a[data-permalink]').click()
  await expect(page).toHaveURL(/\/post\//)
  await page.goBack()
  await expect(line(page)).toBeVisible() // the visit goes on

  // Another device reads on, and more arrives.
  await allAnswered(page)
  await world.control({ deliver: news(4, 8) })
  const phone = await otherDevice(demoPerson('alice'))
  const [newest] = await phone.ask<{ id: string }[]>('GET', '/api/v1/timelines/home?limit=1')
  await phone.ask('POST', MARKERS, { home: { last_read_id: newest?.id } })
  await world.control({ deliver: news(9, 20) })
  await page.reload()
  await isComplete(page)
  const offer = page.getByRole('region', { name: 'Notices' })
  await expect(offer).toContainText('You read further on another device.')
  await expect(post(page, 'Piece of news 8.')).not.toBeInViewport() // nobody is taken there unasked
  await offer.getByRole('button', { name: 'Continue there' }).click()
  await expect(post(page, 'Piece of news 8.')).toBeFocused()
  await expect(post(page, 'Piece of news 8.')).toBeInViewport()

  // The same place is not offered twice.
  await allAnswered(page)
  await page.reload()
  await isComplete(page)
  await allAnswered(page)
  await expect(offer).not.toContainText('another device')
})

// docs/spec/timelines.md#how-far-home-was-read
test('a server that takes no marker of Home is asked once, and the device remembers alone', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ fail: { path: MARKERS, method: 'POST', status: 400, times: 9 } })
  await openAs(demoPerson('alice'), '/home')
  await expect(posts(page)).toHaveCount(20)
  await isComplete(page)
  await expect.poll(async () => (await world.requests()).filter(isSaving)).toHaveLength(1)
  await world.control({ deliver: news(1, 2) })
  await page.reload()
  await expect(line(page)).toBeVisible()
})
