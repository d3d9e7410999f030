/**
 * Tests docs/spec/conventions.md#lists-for-screen-readers, docs/spec/timelines.md#local-and-federated,
 * docs/spec/timelines.md#hashtag, docs/spec/timelines.md#bookmarks,
 * docs/spec/timelines.md#likes-and-direct-posts, docs/spec/lists.md#the-next-page, docs/spec/lists.md#more,
 * docs/spec/lists.md#waiting-empty-and-failed.
 */
import type { Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import {
  A,
  allAnswered,
  allAsked,
  demoPerson,
  expect,
  heading,
  posts,
  readToEnd,
  rowsOf,
  scrollToEnd,
  test,
  unique,
} from './journey.ts'

const alice = demoPerson('alice')
const positions = (page: Page) =>
  posts(page).evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-posinset'))))

const LISTS = [
  { path: '/local', title: 'Local', who: 'alice', empty: 'Nobody here has posted publicly yet.' },
  { path: '/federated', title: 'Federated', who: 'carol', empty: 'No public posts have arrived' },
  { path: '/tag/story', title: '#story', who: 'alice', empty: 'has used this hashtag yet' },
  { path: '/bookmarks', title: 'Bookmarks', who: 'alice', empty: 'Posts you bookmark appear here' },
  { path: '/likes', title: 'Likes', who: 'alice', empty: 'Posts you like appear here', since: '4.17' },
  // Newer servers have conversations there: reading-conversations.spec.ts.
  {
    path: '/direct',
    title: 'Direct posts',
    who: 'alice',
    empty: 'only the people they mention',
    on: { version: '4.11.0' },
  },
]
const SIZES = [
  { name: 'desktop', width: 1280, height: 900 },
  { name: 'phone', width: 390, height: 844 },
]

for (const { name, ...size } of SIZES) {
  // All of them are the same list; what is narrow about it is seen in fewer.
  for (const { path, title, who, empty, since, on } of shareOfToday(LISTS, name === 'phone' ? 6 : 3)) {
    // docs/spec/conventions.md#lists-for-screen-readers
    // docs/spec/lists.md#waiting-empty-and-failed
    // docs/spec/timelines.md#local-and-federated
    // docs/spec/timelines.md#hashtag
    // docs/spec/timelines.md#bookmarks
    // docs/spec/timelines.md#likes-and-direct-posts
    test(`${title}, ${name}: empty, and with many pages${since || on || name === 'phone' ? '' : ' @older'}`, async ({
      page,
      openAs,
      world,
    }) => {
      test.slow()
      await page.setViewportSize(size)
      await world.control({ seed: 'empty', ...on })
      await openAs(demoPerson(who), path)
      await expect(heading(page, title)).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\+?\\) )?${title} \\| `))
      await expect(page.getByText('No posts found')).toBeVisible()
      await expect(page.getByText(empty)).toBeVisible()

      await world.control({ seed: 'crowded', ...on })
      await openAs(demoPerson(who), path)
      await expect(posts(page)).toHaveCount(20)
      const rows = await readToEnd(page)
      expect(rows.size).toBeGreaterThan(40)
      const all = await positions(page)
      expect(all).toEqual(all.toSorted((a, b) => a - b))
      expect(all.at(-1)).toBe(rows.size)
      await expect(posts(page).first()).toHaveAttribute('aria-setsize', '-1')
    })
  }
}

test('the row of timelines does not move from one to the next', async ({ page, openAs, world }) => {
  await world.control({ seed: 'small' })
  for (const { name: _, ...size } of SIZES) {
    await page.setViewportSize(size)
    await openAs(alice, '/home')
    const row = page.getByRole('navigation', { name: 'Timelines' })
    const places = () =>
      row.getByRole('link').evaluateAll((links) =>
        links.map((link) => {
          const { x, y, width } = link.getBoundingClientRect()
          return [x, y, width].map(Math.round)
        }),
      )
    await expect(row.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    const atHome = await places()
    await row.getByRole('link', { name: 'Local' }).click()
    await expect(heading(page, 'Local')).toBeVisible()
    await expect(row.getByRole('link', { name: 'Local' })).toHaveAttribute('aria-current', 'page')
    expect(await places()).toEqual(atHome)
  }
})

// docs/spec/timelines.md#hashtag
test('a guest reads the local timeline and a hashtag @older @daily', async ({ page }) => {
  await page.goto('/local')
  await expect(heading(page, 'Local')).toBeVisible()
  await expect(posts(page).first()).toBeVisible()
  const tag = posts(page)
    .getByRole('link', { name: /^#\w+$/ })
    .first()
  const name = (await tag.textContent()) ?? ''
  await tag.click()
  await expect(heading(page, name)).toBeVisible()
  await expect(posts(page).first()).toContainText(name)
})

// docs/spec/timelines.md#bookmarks
test('a removed bookmark is gone when the list is opened again @older @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const text = unique('to be read again')
  await (await otherDevice(A)).write({ status: text })
  await openAs(A, '/home')
  const post = posts(page).filter({ hasText: text })
  await post.getByRole('button', { name: /^Bookmark/ }).click()
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Bookmarks' }).click()
  await expect(heading(page, 'Bookmarks')).toBeVisible()
  await post.getByRole('button', { name: /^Bookmark/, pressed: true }).click()
  await expect(post.getByRole('button', { name: /^Bookmark/, pressed: false })).toBeVisible()
  await allAnswered(page)
  await page.reload()
  await expect(page.getByRole('feed').or(page.getByText('No posts found'))).toBeVisible()
  await expect(post).toHaveCount(0)
})

test('paging while posts come and go shows every remaining post once @older', async ({
  page,
  openAs,
  world,
}) => {
  test.slow()
  await world.control({ seed: 'crowded' })
  await openAs(alice, '/tag/story')
  await expect(posts(page)).toHaveCount(20)
  const rows = new Map<string, string>()
  // Each time before the next page is asked for, two posts arrive on top and two go: one read already, one
  // not yet.
  const gone: string[] = []
  for (const [read, unread] of [
    [60, 30],
    [43, 12],
    [24, 3],
  ]) {
    for (const [id, text] of await rowsOf(page)) rows.set(id, text)
    await world.control({ deliver: { author: 'bob', content: `<p>Newcomer before ${unread} #story</p>` } })
    for (const number of [read, unread]) {
      await world.control({ remove: `Story ${number} ` })
      gone.push(`Story ${number} `)
    }
    const last = (await positions(page)).at(-1)
    await scrollToEnd(page)
    await expect.poll(async () => (await positions(page)).at(-1)).toBeGreaterThan(last ?? 0)
  }
  for (const [id, text] of await readToEnd(page)) rows.set(id, text)
  for (let number = 1; number <= 65; number += 1) {
    const own = [...rows.values()].filter((text) => text.includes(`Story ${number} `))
    if (!gone.includes(`Story ${number} `)) expect(own, `Story ${number}`).toHaveLength(1)
  }
})

test.describe('what can go wrong', () => {
  test('a page that fails says so at the end of the list and can be retried @older', async ({
    page,
    openAs,
    world,
  }) => {
    await openAs(alice, '/local')
    await expect(posts(page)).toHaveCount(20)
    await world.control({ fail: { path: '/api/v1/timelines/public', status: 500, times: 1 } })
    await scrollToEnd(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await positions(page)).at(-1)).toBeGreaterThan(20)
  })

  test('a session that ends while paging leads to the landing page, which says so', async ({
    page,
    openAs,
    world,
  }) => {
    await openAs(alice, '/bookmarks')
    await expect(posts(page).first()).toBeVisible()
    await allAsked(page)
    await world.control({ expireTokens: { path: '/api/v1/conversations' } })
    await page.getByRole('link', { name: 'Direct posts' }).click()
    await expect(page).toHaveURL('/')
  })

  test('a page that is empty or repeats known posts does not end the list early', async ({
    page,
    openAs,
    world,
  }) => {
    await openAs(alice, '/local')
    await expect(posts(page)).toHaveCount(20)
    const again =
      '</api/v1/timelines/public?local=true&max_id=01000000-0000-7000-8000-000000000000&limit=20>; rel="next"'
    await world.control({
      fail: { path: '/api/v1/timelines/public', status: 200, times: 1, body: '[]', headers: { Link: again } },
    })
    await scrollToEnd(page)
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
    await expect(posts(page)).toHaveCount(20)
  })
})
