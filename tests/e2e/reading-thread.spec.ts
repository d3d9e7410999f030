/**
 * Tests docs/spec/threads.md#the-thread-of-a-post, docs/spec/threads.md#posts-that-cannot-be-shown,
 * docs/spec/threads.md#selecting-another-post, docs/spec/threads.md#a-post-that-does-not-exist,
 * docs/spec/threads.md#a-new-reply, docs/spec/threads.md#a-deleted-post-in-a-thread,
 * docs/spec/threads.md#branches, docs/spec/threads.md#long-threads,
 * docs/spec/threads.md#muted-people-in-a-thread, docs/spec/posts.md#remote-posts-and-profiles-for-guests,
 * docs/spec/access.md#what-guests-may-do.
 */

import type { Locator, Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { clipboardText } from './clipboard.ts'
import { isComplete } from './complete.ts'
import { A, allAnswered, B, chooseItem, demoPerson, expect, heading, posts, test, unique } from './journey.ts'
import { leaveBy } from './leave.ts'
import { otherClient } from './other-client.ts'

declare global {
  interface Window {
    tops: number[]
  }
}

interface Sent {
  id: string
  url: string
  content: string
  in_reply_to_id: string | null
  account: { id: string; acct: string; username: string }
}

/** Loads something from the server as the visitor of this page. */
async function ask<T = Sent[]>(
  page: Page,
  path: string,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` }
  const answer = await page.request.fetch(path, { method, headers })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** The demo's conversation of more than two hundred posts. */
async function longThread(page: Page): Promise<Sent[]> {
  const [root] = await ask(page, '/api/v1/timelines/tag/smallrules')
  return ask(page, `/api/v1/statuses/${root?.id}/thread`)
}

/** A short one: Bob asks what eats his saddle bags. */
async function shortThread(page: Page): Promise<Sent[]> {
  const bob = await ask<{ id: string }>(page, '/api/v1/accounts/lookup?acct=bob')
  const all = await ask(page, `/api/v1/accounts/${bob.id}/statuses?limit=40&exclude_replies=true`)
  const root = all.find(({ content }) => content.includes('saddle bags'))
  return ask(page, `/api/v1/statuses/${root?.id}/thread`)
}

const ANSWERS = 300
/** How long a page may take at rest until all of it can be found, in milliseconds. */
const REST_MS = 8_000

/** An id that no post has. */
const NOBODYS = '00000000-0000-4000-8000-000000000000'

const thread = (page: Page) => page.getByRole('list', { name: 'Thread' })
const rows = (page: Page) =>
  thread(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
const selected = (page: Page) => thread(page).getByRole('article').and(page.locator('[aria-current="true"]'))
const saying = (page: Page, text: string) => thread(page).getByRole('article').filter({ hasText: text })
const timestamp = (post: Locator) => post.locator('a', { has: post.page().getByRole('time') })
const top = async (post: Locator) => Math.round((await post.boundingBox())?.y ?? Number.NaN)

// docs/spec/threads.md#selecting-another-post
test('open a thread from home, open another of its posts, and go back to the same place @daily', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/home')
  const words = page.getByRole('paragraph').filter({ hasText: 'twelve kilos of courgettes' })
  const asked = posts(page).filter({ has: words }).last()
  await asked.scrollIntoViewIfNeeded()
  const placeAtHome = await top(asked)
  await timestamp(asked).click()

  await expect(selected(page)).toContainText('twelve kilos of courgettes')
  await expect(page).toHaveTitle(/^(\(\d+\+?\) )?Post by @bob.* \| Kith demo$/)
  await expect(selected(page)).toBeInViewport({ ratio: 1 })
  await expect(saying(page, 'How strange')).toBeVisible()
  const first = page.url()

  await world.requests()
  const other = saying(page, 'Put it in the freezer')
  await other.evaluate((row) => row.scrollIntoView({ block: 'center' })) // and not below the head of the page
  const place = await top(other)
  await timestamp(other).click()
  await expect(page).toHaveTitle(/^(\(\d+\+?\) )?Post by @fern/)
  await expect(selected(page)).toContainText('Put it in the freezer')
  expect(page.url()).not.toBe(first)
  expect(await top(other), 'what is in view stays where it is').toBe(place)
  expect((await world.requests()).filter(({ path }) => path.includes('/statuses/'))).toEqual([])

  await page.goBack()
  await expect(page).toHaveURL(first)
  await expect(selected(page)).toContainText('twelve kilos of courgettes')
  await page.goBack()
  await expect(heading(page, 'Home')).toBeVisible()
  await expect.poll(() => top(asked)).toBe(placeAtHome)

  await page.goForward()
  await expect(selected(page)).toContainText('twelve kilos of courgettes')
  await page.goForward()
  await expect(selected(page)).toContainText('Put it in the freezer')
  await page.reload()
  await expect(selected(page)).toContainText('Put it in the freezer')
  await expect(selected(page)).toBeInViewport({ ratio: 1 })
})

// docs/spec/threads.md#the-thread-of-a-post
// docs/spec/threads.md#long-threads
test('a reply far down in a thread of two hundred is in view at once and stays there', async ({
  page,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/about')
  const all = await longThread(page)
  expect(all.length).toBeGreaterThan(200)
  await page.goto(`/post/${all[150]?.id}`)
  await expect(selected(page)).toBeInViewport({ ratio: 1 })
  const place = await top(selected(page))
  expect(place).toBeLessThan(80)
  await expect(rows(page)).not.toHaveCount(0)
  expect(await rows(page).count(), 'what is near is drawn first').toBeLessThan(100)
  await allAnswered(page)
  await expect(thread(page).locator('[data-undrawn]')).toHaveCount(0)
  expect(Math.abs((await top(selected(page))) - place)).toBeLessThanOrEqual(1)

  // Reading upwards, the posts above appear without pushing anything.
  // The same element throughout: others are drawn above it meanwhile.
  const above = await thread(page).getByRole('article').first().elementHandle()
  await above?.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      above?.evaluate((post) => {
        const { top, bottom } = post.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      }),
    )
    .toBe(true)
})

/** Runs in the page: whether the browser's own search finds words there. */
declare function find(words: string): boolean

// docs/spec/threads.md#long-threads
test('of three hundred answers at rest the last is found, selected with all, and copied', async ({
  page,
  openAs,
}) => {
  test.setTimeout(120_000)
  const alice = await otherClient(page.request, demoPerson('alice'))
  const root = await alice.write({ status: 'What did you plant?' })
  for (let number = 1; number <= ANSWERS; number += 1)
    await alice.write({ status: `Answer number ${number}, radishes`, in_reply_to_id: root.id })
  await openAs(demoPerson('alice'), `/post/${root.id}`)
  await expect(selected(page)).toBeInViewport()
  const place = await top(selected(page))
  await expect(thread(page).locator('[data-undrawn]')).toHaveCount(0, { timeout: REST_MS })
  await expect(rows(page)).toHaveCount(ANSWERS + 1)
  expect(Math.abs((await top(selected(page))) - place)).toBeLessThanOrEqual(1)
  const copied = await page.evaluate(() => {
    document.execCommand('selectAll')
    const selected = String(getSelection())
    getSelection()?.removeAllRanges() // the search would begin behind it
    return selected
  })
  expect(copied).toContain(`Answer number ${ANSWERS}, radishes`)
  expect(await page.evaluate((words) => find(words), `number ${ANSWERS}, rad`)).toBe(true)
})

for (const keepsPlace of [true, false]) {
  test(`reading upwards does not shift the page, ${keepsPlace ? 'with' : 'without'} scroll anchoring`, async ({
    page,
    openAs,
  }) => {
    if (!keepsPlace) await page.addInitScript(withoutAnchoring)
    await openAs(demoPerson('alice'), '/about')
    const all = await longThread(page)
    await page.goto(`/post/${all[150]?.id}`)
    await expect(selected(page)).toBeInViewport()
    await allAnswered(page)
    for (let scrolled = 0; scrolled < 3; scrolled++) {
      const place = await top(selected(page))
      await page.mouse.wheel(0, -250)
      await expect
        .poll(async () => Math.abs((await top(selected(page))) - place - 250))
        .toBeLessThanOrEqual(1)
    }
  })
}

/** Runs in the page: a browser that lets what is above push down what is being read. */
function withoutAnchoring() {
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (condition: string, value?: string) =>
    condition.includes('overflow-anchor') ? false : value ? supports(condition, value) : supports(condition)
  document.addEventListener('readystatechange', () => {
    document.documentElement.style.setProperty('overflow-anchor', 'none')
  })
}

// docs/spec/threads.md#a-new-reply
// docs/spec/threads.md#a-deleted-post-in-a-thread
// docs/spec/writing.md#after-publishing
test('a new reply stands right after its parent, a deleted post takes its replies with it', async ({
  page,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/about')
  const all = await shortThread(page)
  await page.goto(`/post/${all[0]?.id}`)
  const parent = saying(page, 'Put it in the freezer')
  await parent.getByRole('button', { name: /^Reply/ }).click()
  const form = page.getByRole('form', { name: 'Reply' })
  await form.getByLabel('Text of the post').fill('Bags and all?')
  await form.getByRole('button', { name: 'Publish' }).click()
  const after = rows(page).filter({ hasText: 'Put it in the freezer' }).locator('+ li')
  await expect(after).toContainText('Bags and all?')

  const own = saying(page, 'ever alive')
  await own.getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(own).toHaveCount(0)
  await expect(saying(page, 'They like it salted')).toHaveCount(0)
  await expect(saying(page, 'Bags and all?')).toBeVisible()
  await expect(selected(page)).toContainText('saddle bags')
})

test('back from a profile finds the thread where it was left, also in a window that was turned', async ({
  page,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/about')
  const all = await longThread(page)
  await page.goto(`/post/${all[60]?.id}`)
  await expect(selected(page)).toBeInViewport()
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => top(selected(page))).toBeLessThan(-1000)
  await isComplete(page)
  await allAnswered(page)
  const id = await thread(page)
    .getByRole('article')
    .evaluateAll((all) =>
      all.find((post) => post.getBoundingClientRect().top > 100)?.getAttribute('data-row'),
    )
  const row = page.locator(`main article[data-row="${id}"]`)
  const link = row.getByRole('link').first()
  const { top: place } = await leaveBy(link)
  for (const window of [
    { width: 1280, height: 800 },
    { width: 390, height: 800 },
  ]) {
    await expect(thread(page)).toHaveCount(0)
    await page.setViewportSize(window)
    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(async () => Math.abs((await top(row)) - place)).toBeLessThanOrEqual(1)
    await page.goForward()
  }
})

// docs/spec/threads.md#branches
test('branches fold and unfold with the keyboard; going to a folded post unfolds it', async ({
  page,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/about')
  const all = await shortThread(page)
  const reply = all.find(({ content }) => content.includes('They like it salted'))
  await page.goto(`/post/${all[0]?.id}`)
  const branch = saying(page, 'ever alive')
  const fold = thread(page)
    .getByRole('button', { name: /^\d+ replies/ })
    .first()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(fold).toHaveText('3 replies collapsed')
  await expect(fold).toBeFocused()
  await expect(branch).toBeVisible()
  await expect(saying(page, 'They like it salted')).toHaveCount(0)
  await expect(saying(page, 'Put it in the freezer')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(saying(page, 'They like it salted')).toBeVisible()

  await timestamp(saying(page, 'They like it salted')).click()
  await expect(page).toHaveURL(`/post/${reply?.id}`)
  await timestamp(saying(page, 'saddle bags').first()).click()
  await fold.click()
  await expect(saying(page, 'They like it salted')).toHaveCount(0)
  await page.goBack()
  await expect(selected(page)).toContainText('They like it salted')
  await expect(selected(page)).toBeInViewport()
})

// docs/spec/threads.md#branches
test('a post that is opened from elsewhere shows, though its branch was folded', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/home')
  const goHome = () => page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  const open = (text: string) => timestamp(posts(page).filter({ hasText: text }).last()).click()
  await open('twelve kilos of courgettes')
  const fold = thread(page).getByRole('button', { name: '2 replies', exact: true })
  await fold.click()
  await expect(saying(page, 'How strange')).toHaveCount(0)
  await goHome()
  await open('twelve kilos of courgettes')
  await expect(thread(page).getByRole('button', { name: '2 replies collapsed' })).toBeVisible()
  await goHome()
  await open('How strange')
  await expect(selected(page)).toContainText('How strange')
  await expect(selected(page)).toBeInViewport()
})

test('Enter on a post that has the focus selects it', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/about')
  const all = await shortThread(page)
  await page.goto(`/post/${all[0]?.id}`)
  const other = saying(page, 'Leather. So: briefly.')
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached()
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(selected(page)).toContainText('Leather. So: briefly.')
  await expect(other).toBeFocused()
})

// docs/spec/threads.md#posts-that-cannot-be-shown
// docs/spec/threads.md#muted-people-in-a-thread
test('a parent that cannot be shown has a placeholder, and its replies stay', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/about')
  const all = await shortThread(page)
  const wren = all.find(({ content }) => content.includes('They like it salted'))
  await ask(page, `/api/v1/accounts/${wren?.account.id}/mute`, 'POST')
  await page.goto(`/post/${all[0]?.id}`)
  await expect(saying(page, 'I have never been so flattered')).toBeVisible()
  await expect(thread(page).getByText('Post is not available')).toHaveCount(1)
  await expect(saying(page, 'They like it salted')).toHaveCount(0)

  await page.goto(`/post/${wren?.id}`)
  const muted = thread(page).getByText('You have muted Wren')
  await expect(muted).toBeVisible()
  await expect(saying(page, 'I have never been so flattered')).toBeVisible()
  await isComplete(page)
  await page.getByRole('button', { name: 'Show post' }).focus()
  await page.keyboard.press('Enter')
  await expect(selected(page)).toContainText('They like it salted')
  await expect(muted).toHaveCount(0)
  await expect(page.locator('article:focus, article :focus')).toBeVisible()
})

// docs/spec/subscriptions.md#posts-from-before-a-subscription
test('a post from before a subscription stays where it is listed, and its page says why there is no more', async ({
  page,
  openAs,
  world,
  otherDevice,
  complaints,
}) => {
  await world.control({ seed: 'small' }) // in the demo bob has paid already
  const [a, b] = await Promise.all([otherDevice(demoPerson('alice')), otherDevice(demoPerson('bob'))])
  const early = unique('an early word to those who paid')
  await a.write({ status: early, visibility: 'subscribers' })
  await a.ask('POST', '/api/v1/subscriptions', { subscriber_id: b.id, duration: 86_400 })
  await openAs(demoPerson('bob'), '/home')
  const listed = posts(page).filter({ hasText: early })
  await allAnswered(page) // what comes late is drawn around it
  await listed.locator('[data-permalink]').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Post by @alice/ })).toBeVisible()
  await expect(page.getByText(/This post is older than your subscription/)).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: early })).toBeVisible()
  await page.goBack()
  await listed.getByRole('button', { name: /^Like/ }).click()
  await expect(page.getByText('This post no longer exists, or you are not allowed to see it.')).toBeVisible()
  await expect(listed).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('like failed')])
})

// docs/spec/conventions.md#messages
// docs/spec/threads.md#a-post-that-does-not-exist
test('a post that does not exist, and one that was deleted @anywhere @daily', async ({ page, openAs }) => {
  await openAs(A, `/post/${NOBODYS}`)
  await expect(heading(page, 'Post not found')).toBeVisible()
  await expect(page).toHaveTitle(/^(\(\d+\+?\) )?Post not found/)
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(heading(page, 'Home')).toBeVisible()

  // No post can have this id. The server itself answers who opens such an address, so that the client has to
  // go there.
  await page.evaluate(() => history.pushState(null, '', '/post/courgettes'))
  await expect(heading(page, 'Post not found')).toBeVisible()
  await expect(page.getByText(/The server says/)).toHaveCount(0)

  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const answer = await page.request.post('/api/v1/statuses', {
    headers: { Authorization: `Bearer ${token}` },
    data: { status: 'This will not stay for long', visibility: 'private' },
  })
  const { id } = await answer.json()
  await page.goto(`/post/${id}`)
  await expect(selected(page)).toContainText('This will not stay for long')
  await ask(page, `/api/v1/statuses/${id}`, 'DELETE')
  await page.reload()
  await expect(heading(page, 'Post not found')).toBeVisible()
})

test('a post from a list stays shown when its thread cannot be loaded', async ({ page, openAs, world }) => {
  await openAs(demoPerson('alice'), '/home')
  const words = page.getByRole('paragraph').filter({ hasText: 'twelve kilos of courgettes' })
  const asked = posts(page).filter({ has: words }).last()
  await expect(asked).toBeVisible()
  await world.control({ fail: { path: '/api/v1/statuses/*/thread', status: 500 } })
  await timestamp(asked).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(selected(page)).toContainText('twelve kilos of courgettes')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(saying(page, 'Put it in the freezer')).toBeVisible()
  await expect(selected(page)).toContainText('twelve kilos of courgettes')
})

// docs/spec/threads.md#a-deleted-post-in-a-thread
test('deleting the open post leads to its parent, and finally back to the list', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ deliver: { author: 'alice', content: '<p>the root of all</p>' } })
  await openAs(demoPerson('alice'), '/home')
  await timestamp(posts(page).filter({ hasText: 'the root of all' })).click()
  await expect(selected(page)).toContainText('the root of all')
  const root = page.url()
  const write = async (parent: string, answer: string) => {
    await saying(page, parent)
      .getByRole('button', { name: /^Reply/ })
      .click()
    const form = page.getByRole('form', { name: 'Reply' })
    await form.getByLabel('Text of the post').fill(answer)
    await form.getByRole('button', { name: 'Publish' }).click()
    await expect(form).toHaveCount(0)
  }
  const remove = async (text: string) => {
    await saying(page, text).getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  }
  await write('the root of all', 'first branch')
  await write('first branch', 'a leaf')
  await timestamp(saying(page, 'a leaf')).click()
  await expect(selected(page)).toContainText('a leaf')
  await remove('first branch')
  await expect(page).toHaveURL(root)
  await expect(selected(page)).toContainText('the root of all')
  await expect(saying(page, 'a leaf')).toHaveCount(0)

  await remove('the root of all')
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(posts(page).first()).toBeVisible()
  await expect(page.getByText('the root of all')).toHaveCount(0)
  await expect(page.locator(':focus')).toBeVisible()
})

test('a thread that fails to load says so and can be retried', async ({ page, openAs, world }) => {
  await openAs(demoPerson('alice'), '/about')
  const all = await shortThread(page)
  await world.control({ fail: { path: '/api/v1/statuses/*/thread', status: 500 } })
  await page.goto(`/post/${all[0]?.id}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(selected(page)).toContainText('saddle bags')
})

test('a post from a list is shown at once and does not move when its thread loads', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openAs(demoPerson('alice'), '/home')
  const words = page.getByRole('paragraph').filter({ hasText: 'twelve kilos of courgettes' })
  const asked = posts(page).filter({ has: words })
  await expect(asked).toBeVisible()
  await page.evaluate(watchSelected)
  await timestamp(asked).click()
  await expect(saying(page, 'How strange')).toBeVisible()
  await expect(selected(page)).toBeFocused()
  const tops = await page.evaluate(() => window.tops)
  expect(tops.length).toBeGreaterThan(1)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1)
})

/** Runs in the page: notes in every frame where the selected post stands. */
function watchSelected() {
  window.tops = []
  const look = () => {
    const post = document.querySelector('article[aria-current]')
    if (post) window.tops.push(post.getBoundingClientRect().top)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

// docs/spec/posts.md#remote-posts-and-profiles-for-guests
test('a guest reads the thread and copies a link; remote posts lead to where they come from', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/about')
  const all = await longThread(page)
  const remote = all.find(({ account }) => account.acct.includes('@'))
  const local = all.find(({ account }) => !account.acct.includes('@'))
  await page.goto(`/post/${local?.id}`)
  await expect(selected(page)).toBeInViewport()
  await expect(timestamp(selected(page))).toHaveAttribute('href', `/post/${local?.id}`)
  await page.goto(`/post/${remote?.id}`)
  const author = selected(page).getByRole('link', { name: remote?.account.username ?? '' })
  for (const link of [timestamp(selected(page)), author]) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expect(timestamp(selected(page))).toHaveAttribute('href', remote?.url ?? '')
  await selected(page).getByRole('button', { name: 'Copy link to post' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await clipboardText(page)).toBe(remote?.url)
})

test('a guest who opens a missing post is offered to sign in', async ({ page }) => {
  await page.goto(`/post/${NOBODYS}`)
  await expect(heading(page, 'Post not found')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

for (const size of [
  { name: 'laptop', width: 1280, height: 900 },
  { name: 'phone', width: 390, height: 844 },
]) {
  test(`axe finds nothing in a thread, and the text keeps its width: ${size.name}`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/about')
    const all = await longThread(page)
    const deepest = all.at(-1)
    for (const locale of ['en', 'fa']) {
      await openAs(demoPerson('alice'), `/post/${deepest?.id}`, locale)
      const post = page.locator('article[aria-current="true"]')
      await expect(post).toBeInViewport()
      expect((await post.boundingBox())?.width).toBeGreaterThan(280 + 32)
      await expectClean(page, locale)
    }
  })
}

test('the keyboard alone opens a thread, replies, folds, selects, likes and goes back @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const mark = unique('the root of it')
  await (await otherDevice(B)).write({ status: `@${A.username} ${mark}` })
  await openAs(A, '/home')
  const article = (text: string) => page.getByRole('article').filter({ hasText: text })
  await expect(article(mark)).toBeVisible()
  const time = article(mark)
    .getByRole('link')
    .filter({ has: page.locator('time') })
  await time.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/post\//)
  const root = article(mark)
  await expect(root).toHaveAttribute('aria-current', 'true')

  for (const [parent, answer] of [
    [mark, 'first answer'],
    ['first answer', 'second answer'],
    ['first answer', 'third answer'],
  ] as const) {
    await article(parent)
      .getByRole('button', { name: /^Reply/ })
      .focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('form', { name: 'Reply' })
    await expect(form.getByLabel('Text of the post')).toBeFocused()
    await page.keyboard.type(answer)
    await form.getByRole('button', { name: 'Publish' }).focus()
    await page.keyboard.press('Enter')
    await expect(form).toHaveCount(0)
    await expect(article(answer)).toBeVisible()
  }

  const fold = page.getByRole('button', { name: '2 replies', expanded: true })
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(article('second answer')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(article('second answer')).toBeVisible()

  const like = root.getByRole('button', { name: /^Like/ })
  await like.focus()
  await page.keyboard.press('Enter')
  await expect(like).toHaveAttribute('aria-pressed', 'true')

  await article('first answer').focus()
  await page.keyboard.press('Enter')
  await expect(article('first answer')).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(root).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/home')
})
