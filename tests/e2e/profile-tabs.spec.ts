/**
 * Tests docs/spec/profiles.md#tabs-of-a-profile, docs/spec/profiles.md#numbers-of-a-profile,
 * docs/spec/lists.md#coming-back-to-a-list, docs/spec/navigation.md#coming-back,
 * docs/spec/timelines.md#where-a-new-post-appears.
 */
import type { Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { expectClean } from './clean.ts'
import {
  A,
  allAnswered,
  B,
  chooseItem,
  demoPerson,
  expect,
  heading,
  keep,
  posts,
  readToEnd,
  test,
  unique,
} from './journey.ts'
import { leaveBy } from './leave.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Lists of this profile' })
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name, exact: true })

test('posts and replies have their tabs; each is named by its address @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const b = await otherDevice(B)
  const [words, reply] = [unique('on my profile'), unique('an answer')]
  const { id } = await b.write({ status: words })
  await b.write({ status: reply, in_reply_to_id: id })
  await openAs(A, `/@${B.username}`)
  await expect(posts(page).filter({ hasText: words })).toBeVisible()
  await expect(posts(page).filter({ hasText: reply })).toHaveCount(0)
  await expect(tab(page, 'Posts')).toHaveAttribute('aria-current', 'page')

  await tab(page, 'Posts and replies').click()
  await expect(page).toHaveURL(`/@${B.username}?tab=posts-with-replies`)
  await expect(posts(page).filter({ hasText: reply })).toBeVisible()
  await page.reload()
  await expect(tab(page, 'Posts and replies')).toHaveAttribute('aria-current', 'page')
  await expect(posts(page).filter({ hasText: reply })).toBeVisible()
})

test('every post of a long profile is read once, page by page', async ({ page, openAs, world }) => {
  await world.control({ seed: 'crowded' })
  await openAs(demoPerson('alice'), '/@bob')
  const rows = await readToEnd(page)
  const stories = [...rows.values()].filter((text) => /Story \d+/.test(text))
  expect(stories).toHaveLength(65)
})

// docs/spec/profiles.md#tabs-of-a-profile
test('a pinned post is featured until it is unpinned or deleted', async ({ page, openAs, world }) => {
  await world.control({ seed: 'small' })
  await openAs(demoPerson('alice'), '/@alice?tab=posts-featured')
  await expect(page.getByText('No featured posts')).toBeVisible()
  await tab(page, 'Posts').click()
  const post = posts(page).filter({ hasText: 'Hello from the garden' })
  const choose = async (item: string) => {
    await post.getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, item)
  }
  await choose('Pin to profile')
  await tab(page, 'Featured').click()
  await expect(post).toBeVisible()
  await choose('Unpin from profile')
  await expect(page.getByText('No featured posts')).toBeVisible()
})

// docs/spec/profiles.md#tabs-of-a-profile
// docs/spec/timelines.md#where-a-new-post-appears
test('one’s own new post stands on top at once, and a deleted one leaves @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const a = await otherDevice(A)
  const words = unique('to be deleted')
  await a.write({ status: words })
  await openAs(A, `/@${A.username}`)
  const post = posts(page).filter({ hasText: words })
  await expect(post).toBeVisible()
  await post.getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(post).toHaveCount(0)

  // The list stays loaded while one writes at home.
  const fresh = unique('from home')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(fresh)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText(fresh)
  await page.goBack()
  await expect(heading(page, 'Home')).toHaveCount(0)
  await expect(posts(page).first()).toContainText(fresh)
})

// docs/spec/profiles.md#numbers-of-a-profile
// docs/spec/profiles.md#tabs-of-a-profile
test('followers, following and subscribers are listed for oneself, reached from the numbers', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'profiles' })
  await openAs(demoPerson('alice'), '/@alice')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^123 followers$/ }).click()
  await expect(page).toHaveURL('/@alice?tab=followers')
  await expect(tab(page, 'Followers')).toHaveAttribute('aria-current', 'page')
  expect((await readToEnd(page)).size).toBe(123)

  await page.goto('/@alice?tab=following')
  expect((await readToEnd(page)).size).toBe(109)

  await page.goto('/@alice?tab=subscribers')
  const subscribers = await readToEnd(page)
  expect(subscribers.size).toBeGreaterThan(40)
  for (const text of subscribers.values()) expect(text).toMatch(/Subscription expires on \w+ \d+, 20\d\d/)
})

test('the lists of people of somebody else are no tabs', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/@bob?tab=followers')
  await expect(tab(page, 'Posts')).toHaveAttribute('aria-current', 'page')
  await expect(tab(page, 'Followers')).toHaveCount(0)
  await expect(posts(page).first()).toBeVisible()
})

test('empty tabs say so', async ({ page, openAs, world }) => {
  await world.control({ seed: 'empty' })
  await openAs(demoPerson('alice'), '/@alice')
  for (const [path, words] of [
    ['/@alice', 'What you write appears here.'],
    ['/@alice?tab=posts-with-replies', 'What you write appears here.'],
    ['/@alice?tab=posts-featured', 'No featured posts'],
    ['/@alice?tab=followers', 'No followers yet'],
    ['/@alice?tab=following', 'You do not follow anybody yet'],
    ['/@alice?tab=subscribers', 'No subscribers yet'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words), path).toBeVisible()
  }
})

/** Each list, and whether its rows lead to threads, by their time, or to profiles, by a name. */
const LISTS = [
  { name: 'posts', path: '/@bob', link: 'time' },
  { name: 'posts and replies', path: '/@bob?tab=posts-with-replies', link: 'time' },
  { name: 'featured posts', path: '/@fotis?tab=posts-featured', seed: 'profiles', link: 'time' },
  { name: 'followers', path: '/@alice?tab=followers', seed: 'profiles', link: 'name' },
  { name: 'following', path: '/@alice?tab=following', seed: 'profiles', link: 'name' },
  { name: 'subscribers', path: '/@alice?tab=subscribers', seed: 'profiles', link: 'name' },
]

for (const { name, path, seed = 'crowded', link } of shareOfToday(LISTS, 3)) {
  test(`going back to ${name} finds the same place and focus without a request`, async ({
    page,
    openAs,
    world,
  }) => {
    await world.control({ seed })
    await openAs(demoPerson('alice'), path)
    await readToEnd(page) // nothing is left to load when one comes back
    await allAnswered(page) // what remembers the focus comes late
    await scrollToRows(page)
    const row = page.locator(`main [data-row="${await rowInView(page)}"]`)
    const inRow = row.getByRole('link')
    const target =
      link === 'time'
        ? inRow.filter({ has: page.getByRole('time') }).first()
        : row.locator('a[href^="/@"]').last() // a subscriber has a page of their own too
    const href = await target.getAttribute('href')
    const { offset: scrolled, top } = await leaveBy(target)
    expect(scrolled).toBeGreaterThan(100)
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    if (link === 'name') await expect(tab(page, 'Posts')).toBeVisible()
    else await expect(page.getByRole('list', { name: 'Thread' })).toHaveAttribute('aria-busy', 'false')
    await allAnswered(page)
    await world.requests()

    await page.goBack()
    await expect(page).toHaveURL(path)
    const moved = () => row.evaluate((element, was) => element.getBoundingClientRect().top - was, top)
    await expect.poll(async () => Math.abs(await moved())).toBeLessThanOrEqual(1)
    await expect(page.locator(':focus')).toHaveAttribute('href', href ?? '')
    const asked = (await world.requests()).map((call) => call.path)
    expect(asked.filter((one) => /\/(accounts|statuses)\//.test(one))).toEqual([])
  })
}

const TABS = [
  '',
  // Posts and replies are drawn as posts are, the people whom one follows as followers are.
  ...['posts-featured', 'followers', 'subscribers'].map((tab) => `?tab=${tab}`),
]

test('axe finds nothing on any tab: both themes, desktop (en) and phone (fa)', async ({
  page,
  openAs,
  world,
}) => {
  test.slow()
  await world.control({ seed: 'profiles' })
  for (const { locale, ...size } of shareOfToday(
    [
      { width: 1280, height: 900, locale: 'en' },
      { width: 390, height: 844, locale: 'fa' },
    ],
    2,
  )) {
    await page.setViewportSize(size)
    await openAs(demoPerson('alice'), '/@alice', locale)
    for (const path of [...TABS.map((query) => `/@alice${query}`), '/@wanda', '/@nobody']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await allAnswered(page)
      await expectClean(page, `${path} ${locale}`)
    }
  }
})

test('axe finds nothing on the profile that a guest sees', async ({ page }) => {
  await keep(page, { kith_locale: 'fa' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/@alice')
  await expect(posts(page).first()).toBeVisible()
  await expectClean(page)
})

/** Scrolls to where the rows of the list begin, whatever stands above them. */
const scrollToRows = (page: Page) =>
  page
    .locator('main')
    .locator('[role=feed], [role=list]')
    .filter({ has: page.locator('[data-row]') })
    .evaluate((list) => window.scrollBy(0, list.getBoundingClientRect().top - 90))

/** Returns the id of the first row that begins in the upper half of the window. */
async function rowInView(page: Page): Promise<string> {
  const find = () =>
    page.locator('main [data-row]').evaluateAll((rows) => {
      const tops = rows.map((row) => [row.getBoundingClientRect().top, row.getAttribute('data-row')] as const)
      return tops.find(([top]) => top > 80 && top < innerHeight / 2)?.[1] ?? ''
    })
  await expect.poll(find).not.toBe('')
  return find()
}
