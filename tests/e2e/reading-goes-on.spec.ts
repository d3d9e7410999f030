/**
 * Tests docs/spec/lists.md#reading-goes-on-at-once, docs/spec/lists.md#the-reading-position,
 * docs/spec/offline.md#stored-answers, docs/spec/offline.md#stored-answers-are-renewed.
 */
import type { Locator, Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { isComplete } from './complete.ts'
import { allAnswered, demoPerson, expect, posts, test } from './journey.ts'
import type { OtherClient } from './other-client.ts'
import { followShifts, shifts } from './shifts.ts'
import { storedAnswers } from './stored-answers.ts'

/** Waits until the device keeps answers. */
const isStored = (page: Page) =>
  expect.poll(() => storedAnswers(page), { message: 'answers are kept' }).not.toBeNull()

/** Returns the first row that begins in the window. */
const rowRead = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main [data-row]:not([data-row] *)')]
    return rows.find((row) => row.getBoundingClientRect().top >= 0)?.getAttribute('data-row')
  })

/** Reads Home down to a place, and waits until it is kept; returns the row that is read. */
async function readDown(page: Page, steps: number) {
  await expect(page.locator('main [data-row]').first()).toBeVisible()
  await page.mouse.move(600, 400)
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  await isComplete(page)
  await allAnswered(page)
  await isStored(page)
  return rowRead(page)
}

/** Everything that the pages ask the server for. */
const ANSWERS = [
  'instance',
  'markers',
  'notifications',
  'custom_emojis',
  'accounts/verify_credentials',
  'accounts/relationships',
  'accounts/lookup',
  'accounts/*/statuses',
  'statuses/*',
  'statuses/*/thread',
  'timelines/home',
  'timelines/public',
  'timelines/tag/*',
].map((path) => `/api/v1/${path}`)

const PLACES = [
  { where: 'where it was read', steps: 6 },
  { where: 'at its top', steps: 0 },
]

for (const { where, steps } of shareOfToday(PLACES, 2)) {
  // docs/spec/lists.md#reading-goes-on-at-once, docs/spec/offline.md#at-once
  test(`home stands ${where} before any answer, and does not move when it comes`, async ({
    page,
    openAs,
    world,
  }) => {
    await openAs(demoPerson('alice'), '/home')
    await expect(posts(page)).toHaveCount(20)
    const row = page.locator(`[data-row="${await readDown(page, steps)}"]`)
    const topOf = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const top = await topOf()
    const news = [1, 2, 3].map((number) => ({
      author: 'bob',
      content: `written while alice was away ${number}`,
    }))
    await world.control({ deliver: news })
    for (const path of ANSWERS) await world.control({ hold: { path } })
    await followShifts(page)
    await page.reload()
    await expect(row).toBeInViewport()
    await expect.poll(topOf).toBe(top)

    await world.control({ release: true })
    await expect(page.getByRole('button', { name: '3 new posts' })).toBeVisible()
    await allAnswered(page)
    expect(await topOf()).toBe(top)
    expect(await shifts(page)).toEqual([])
    await page.getByRole('button', { name: '3 new posts' }).click()
    await expect(posts(page).first()).toContainText('written while alice was away')
    await expect(posts(page).first()).toBeInViewport()
  })
}

/**
 * The server while the page is closed: what Bob does, and what the journey lets happen. `row` is what is
 * read.
 */
interface Meanwhile {
  bob: OtherClient
  world: { control(command: Record<string, unknown>): Promise<void> }
  row: string
}

interface Story {
  name: string
  steps: number
  path: (bob: OtherClient) => Promise<string> | string
  happens: (meanwhile: Meanwhile) => Promise<unknown>
  /** Finds what shows it when the server has answered. */
  shows: (page: Page, row: Locator) => Locator
}

/** Finds the conversation of more than two hundred posts. */
async function pathOfThread(bob: OtherClient): Promise<string> {
  const [root] = await bob.ask<{ id: string }[]>('GET', '/api/v1/timelines/tag/smallrules')
  return `/post/${root?.id}`
}

const writes = ({ bob }: Meanwhile) => bob.write({ status: 'written while alice was away' })

const STORIES: Story[] = [
  {
    name: 'a thread',
    steps: 6,
    path: pathOfThread,
    happens: ({ bob, row }) => bob.ask('POST', `/api/v1/statuses/${row}/reblog`),
    shows: (_, row) => row.getByRole('button', { name: /^Repost/ }).filter({ hasText: '1' }),
  },
  {
    name: 'the page of notifications',
    steps: 6,
    path: () => '/notifications',
    happens: ({ world }) => world.control({ notify: { sender: 'carol', type: 'follow' } }),
    shows: (page) => page.getByRole('button', { name: '1 new notification' }),
  },
  {
    name: 'a profile',
    steps: 6,
    path: () => '/@bob',
    happens: writes,
    shows: (page) => page.getByRole('button', { name: '1 new post' }),
  },
  {
    name: 'the head of a profile',
    steps: 0,
    path: () => '/@bob',
    happens: writes,
    shows: (page) => page.getByRole('button', { name: '1 new post' }),
  },
  {
    name: 'another timeline',
    steps: 6,
    path: () => '/local',
    happens: writes,
    shows: (page) => page.getByRole('button', { name: '1 new post' }),
  },
]

for (const { name, steps, path, happens, shows } of shareOfToday(STORIES, 2)) {
  // docs/spec/lists.md#reading-goes-on-at-once
  test(`${name} stands where it was read before any answer`, async ({ page, openAs, otherDevice, world }) => {
    const bob = await otherDevice(demoPerson('bob'))
    await openAs(demoPerson('alice'), await path(bob))
    const id = (await readDown(page, steps)) ?? ''
    const row = page.locator(`[data-row="${id}"]:not([data-row] *)`)
    const topOf = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const top = await topOf()
    await happens({ bob, world, row: id })
    for (const path of ANSWERS) await world.control({ hold: { path } })
    await followShifts(page)
    await page.reload()
    await expect(row).toBeInViewport()
    await expect.poll(topOf).toBe(top)
    await isComplete(page)
    expect(await topOf()).toBe(top)

    await world.control({ release: true })
    await expect(shows(page, row)).toBeVisible()
    await allAnswered(page)
    expect(await topOf()).toBe(top)
    expect(await shifts(page)).toEqual([])
  })
}

// docs/spec/offline.md#stored-answers-are-renewed
test('a thread that is gone by now leaves the page and the device', async ({
  page,
  openAs,
  otherDevice,
  world,
}) => {
  const bob = await otherDevice(demoPerson('bob'))
  await openAs(demoPerson('alice'), await pathOfThread(bob))
  const asked = page.locator('article[aria-current]')
  await expect(asked).toBeVisible()
  const reply = page.locator('main [aria-level="2"] article').first()
  const id = await reply.getAttribute('data-row')
  await reply.locator('a[data-permalink]').click()
  await expect(page).toHaveURL(new RegExp(`/post/${id}`))
  await isComplete(page)
  await allAnswered(page)
  await isStored(page)
  const hold = async () => {
    for (const path of ANSWERS) await world.control({ hold: { path } })
  }
  await hold()
  await page.reload()
  await expect(asked).toHaveAttribute('data-row', id ?? '')
  await expect(page.locator('main article')).not.toHaveCount(1)

  const gone = ['thread', ''].map((more) => ({
    path: ['/api/v1/statuses', id, more].filter((part) => part).join('/'),
    status: 404,
    times: 9,
  }))
  await world.control({ fail: gone })
  await world.control({ release: true })
  const notFound = page.getByRole('heading', { level: 1, name: 'Post not found' })
  await expect(notFound).toBeVisible()
  await expect.poll(() => storedAnswers(page), { message: 'the thread is forgotten' }).not.toContain(id)
  await allAnswered(page)
  await hold()
  await page.reload()
  await isComplete(page)
  await expect(page.locator('main article')).toHaveCount(0)
  await world.control({ release: true })
  await expect(notFound).toBeVisible()
})
