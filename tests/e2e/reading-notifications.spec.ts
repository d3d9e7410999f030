/**
 * Tests docs/spec/notifications.md#text-for-each-type, docs/spec/notifications.md#what-a-notification-shows,
 * docs/spec/notifications.md#neighbours-about-one-post, docs/spec/notifications.md#opening-the-page,
 * docs/spec/notifications.md#when-the-unread-marker-is-sent, docs/spec/notifications.md#new-and-read-entries,
 * docs/spec/notifications.md#new-notifications, docs/spec/notifications.md#kinds-of-notifications,
 * docs/spec/notifications.md#retired-types, docs/spec/navigation.md#unread-badge,
 * docs/spec/navigation.md#page-title.
 */
import type { Page } from '@playwright/test'
import {
  A,
  allAnswered,
  B,
  chooseItem,
  demoPerson,
  expect,
  heading,
  letPass,
  test,
  unique,
} from './journey.ts'
import { oneAsks } from './locks.ts'

const alice = demoPerson('alice')
/** Inside of a post there are lists too. */
const rows = (page: Page, list = 'All') =>
  page.getByRole('list', { name: list }).locator('[role="listitem"][data-row]')
const kind = (page: Page, name: string) => page.getByRole('tab', { name })
const more = (page: Page) => page.getByRole('button', { name: 'Show more notifications' })
const badge = (page: Page) => page.getByRole('img', { name: /unread notification/ }).first()
const bell = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Notifications' })

/** Scrolls on until nothing more is offered. */
const readToTheEnd = (page: Page, more: string) =>
  expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('button', { name: more })).toHaveCount(0, { timeout: 300 })
  }).toPass()

const notify = (sender: string, type: string, more: Record<string, unknown> = {}) => ({
  notify: { sender, type, ...more },
})
const isMarking = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path === '/api/v1/markers'
/** Pages of the list; what is unread below them is counted with a larger limit. */
const isList = ({ path }: { path: string }) =>
  path.startsWith('/api/v1/notifications?') && !path.includes('limit=200')
const isFirstPage = ({ path }: { path: string }) => path === '/api/v1/notifications?limit=20'
const isPoll = ({ path }: { path: string }) =>
  path.startsWith('/api/v1/notifications?') && path.includes('min_id')

const TYPES = [
  { type: 'follow', text: 'Bob followed you' },
  { type: 'follow_request', text: 'Bob sent a follow request' },
  { type: 'mention', about: 'kettle', text: 'Bob mentioned you', post: 'The kettle is on' },
  {
    type: 'mention',
    subtype: 'reply',
    about: 'kettle',
    text: 'Bob replied to your post',
    post: 'The kettle',
  },
  { type: 'favourite', about: 'garden', text: 'Bob liked your post', post: 'Hello from the garden' },
  { type: 'reblog', about: 'garden', text: 'Bob reposted your post', post: 'Hello from the garden' },
  {
    type: 'pleroma:emoji_reaction',
    about: 'garden',
    reaction: '🎉',
    text: 'Bob reacted to your post',
    post: 'Hello from the garden',
  },
  { type: 'subscription', payment_amount: 31_104_000_000, text: 'Bob paid for subscription 0.031104 XMR' },
  {
    type: 'payment_anonymous',
    payment_amount: 5_000_000_000,
    text: 'Somebody paid you anonymously 0.005 XMR',
  },
  { type: 'subscription_expiration', text: 'Subscription expired' },
  { type: 'subscriber_leaving', text: 'Bob is no longer a subscriber' },
  { type: 'move', text: 'Bob moved to a new instance' },
  { type: 'admin.sign_up', text: 'Bob signed up' },
  {
    type: 'moderation_warning',
    warning: 'Be kind',
    text: 'Bob sent you a moderation warning',
    post: 'Be kind',
  },
  { type: 'of_a_later_version', text: 'Bob sent you a notification' },
]

// docs/spec/notifications.md#text-for-each-type
// docs/spec/notifications.md#what-a-notification-shows
test('every type of notification has its text and shows the post or the person @daily', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'small' })
  for (const { text: _, post: __, ...telling } of TYPES)
    await world.control(notify('bob', telling.type, telling))
  await openAs(alice, '/notifications')
  await expect(heading(page, 'Notifications')).toBeVisible()
  const spoken = (text: string | null) => text?.replace(/\s+/g, ' ').trim() ?? ''
  for (const { text, post, type } of TYPES) {
    const line = page.locator('p', { hasText: text.replace(/ [\d.]+ XMR$/, '') }).first()
    expect(spoken(await line.textContent()), type).toBe(text)
    const row = rows(page).filter({ has: line }).first()
    if (post !== undefined) await expect(row).toContainText(post)
    else await expect(row.getByRole('link', { name: /@bob@/ })).toBeVisible()
  }
  await expect(rows(page).filter({ hasText: 'reacted to your post' }).first()).toContainText('🎉')
  // A post inside can be acted on.
  const liked = rows(page).filter({ hasText: 'liked your post' }).first()
  await expect(liked.getByRole('button', { name: /^Reply/ })).toBeVisible()
})

// docs/spec/notifications.md#retired-types
test('a type that no longer exists is left out; on a server of 4.11 all others are shown', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'small', version: '4.11.0' })
  await world.control(notify('carol', ''))
  await world.control(notify('carol', 'follow'))
  await openAs(alice, '/notifications')
  await expect(rows(page).first()).toContainText('carol followed you')
  await expect(rows(page).filter({ hasText: 'carol' })).toHaveCount(1)
})

// docs/spec/notifications.md#neighbours-about-one-post
test('adjacent notifications about one post form one entry with all names @older', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'small' })
  for (const sender of ['bob', 'carol', 'dave']) {
    await world.control(notify(sender, 'favourite', { about: 'garden' }))
  }
  await world.control(notify('erin@meadow.example', 'reblog', { about: 'garden' }))
  await openAs(alice, '/notifications')
  const entry = rows(page).first()
  await expect(entry).toContainText('dave, carol, and Bob liked your post')
  await expect(entry).toContainText('erin reposted your post')
  await expect(entry.getByRole('article')).toHaveCount(1)
})

// docs/spec/notifications.md#opening-the-page
test('many notifications can be read to their end; a page boundary separates groups', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'crowded' })
  await openAs(alice, '/notifications')
  await expect(rows(page).first()).toBeVisible()
  await readToTheEnd(page, 'Show more notifications')
  const asked = (await world.requests()).filter(isList).map(({ path }) => path)
  expect(asked.length).toBeGreaterThan(4)
  expect(new Set(asked).size, 'no page is asked for twice').toBe(asked.length)
})

// docs/spec/navigation.md#unread-badge
// docs/spec/notifications.md#opening-the-page
// docs/spec/notifications.md#when-the-unread-marker-is-sent
// docs/spec/notifications.md#new-and-read-entries
test('reading marks notifications as read once, and the unread line stays in place @older @daily', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(alice, '/about') // Home would set a marker of its own
  await expect(badge(page)).toHaveAccessibleName('9 unread notifications')
  await expect(page).toHaveTitle('(9) About | Kith demo')
  await world.requests()
  await bell(page).click()
  await expect(heading(page, 'Notifications')).toBeVisible()
  await expect(page).toHaveTitle('Notifications | Kith demo')
  await expect(badge(page)).toHaveCount(0)
  await expect(page.getByText('Already read')).toHaveCount(1)
  const calls = await world.requests()
  expect(calls.filter(isMarking)).toHaveLength(1)
  expect(calls.filter(isFirstPage), 'opening the page asks again').toHaveLength(1)

  // Back finds it as it was; opening it anew there is nothing to mark.
  await rows(page).first().getByRole('link').first().click()
  await page.goBack()
  await expect(page.getByText('Already read')).toHaveCount(1)
  await bell(page).click()
  await page.getByRole('link', { name: 'About' }).first().click()
  await bell(page).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByText('Already read')).toHaveCount(0)
  expect((await world.requests()).filter(isMarking)).toHaveLength(0)
})

// docs/spec/notifications.md#when-the-unread-marker-is-sent
test('an unread marker that could not be saved is saved on the next visit', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(alice, '/home')
  await expect(badge(page)).toBeVisible()
  await world.control({ fail: { path: '/api/v1/markers', method: 'POST', status: 500 } })
  const marking = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/v1/markers'),
  )
  await bell(page).click()
  await expect(rows(page).first()).toBeVisible()
  expect((await marking).status()).toBe(500)
  await allAnswered(page)
  await expect(badge(page)).toHaveAccessibleName('9 unread notifications')
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await bell(page).click()
  await expect(badge(page)).toHaveCount(0)
})

// docs/spec/notifications.md#kinds-of-notifications
test('a filter shows one kind and loads older pages until there are enough @older', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'crowded' })
  await world.control(notify('bob', 'mention', { about: 'Welcome' }))
  await openAs(alice, '/notifications')
  await kind(page, 'Mentions').click()
  await expect(rows(page, 'Mentions').first()).toContainText('Bob mentioned you')
  await expect(rows(page, 'Mentions').filter({ hasText: 'liked' })).toHaveCount(0)
  await expect(page.getByText(/Use the button below to look further back/)).toBeVisible()

  await page.keyboard.press('End')
  await expect(kind(page, 'Other')).toBeFocused()
  await lookFurtherBack(page)
  await expect(page.getByText('No notifications of this kind')).toBeVisible()
  await expect(page.getByText(/Use the button below to look further back/)).toHaveCount(0)
  await kind(page, 'Likes').click()
  await expect(rows(page, 'Likes').first()).toContainText(/liked your post|reacted to your post/)
  await expect(rows(page, 'Likes').filter({ hasText: 'mentioned you' })).toHaveCount(0)
})

/** Until nothing older is offered. */
const lookFurtherBack = (page: Page) =>
  expect(async () => {
    await more(page)
      .click({ timeout: 300 })
      .catch(() => {})
    await expect(more(page)).toHaveCount(0, { timeout: 300 })
  }).toPass()

// docs/spec/notifications.md#kinds-of-notifications
test('a filter without matches stops after some pages until asked to go on', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'crowded' })
  await openAs(alice, '/notifications')
  await expect(rows(page).first()).toBeVisible()
  let asked = 0
  const countAsked = async () => {
    asked += (await world.requests()).filter(isList).length
    return asked
  }
  await kind(page, 'Other').click()
  await expect.poll(countAsked).toBe(3)
  await nothingPending(page)
  expect(await countAsked()).toBe(3)
  await more(page).click()
  await expect.poll(countAsked).toBe(6)
  await nothingPending(page)
  expect(await countAsked()).toBe(6)
  await lookFurtherBack(page)
  await expect(page.getByText('No notifications of this kind')).toBeVisible()
  expect(await countAsked()).toBeGreaterThan(6)
})

/** The list has its answer, and whatever comes into view with it had its chance to ask. */
async function nothingPending(page: Page) {
  await expect(more(page)).not.toHaveAttribute('aria-busy', 'true')
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  })
}

test('the chosen filter survives a reload and going back, and applies only there', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'crowded' })
  await openAs(alice, '/notifications')
  await expect(rows(page).first()).toBeVisible()
  await kind(page, 'Mentions').focus()
  await page.keyboard.press('Enter')
  await expect(rows(page, 'Mentions').first()).toBeVisible()
  await expect(kind(page, 'Mentions')).toBeFocused()

  await page.reload()
  await expect(kind(page, 'Mentions')).toHaveAttribute('aria-selected', 'true')
  await rows(page, 'Mentions').first().getByRole('link').first().click()
  await expect(page).not.toHaveURL('/notifications')
  await page.reload()
  await page.goBack()
  await expect(rows(page, 'Mentions').first()).toBeVisible()
  await kind(page, 'Reposts').click()
  await page.reload()
  await expect(kind(page, 'Reposts')).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await bell(page).click()
  await expect(kind(page, 'All')).toHaveAttribute('aria-selected', 'true')
})

// docs/spec/notifications.md#when-the-unread-marker-is-sent
// docs/spec/notifications.md#new-notifications
test('new notifications wait at the top, and are inserted above when further down', async ({
  page,
  openAs,
  world,
}) => {
  await page.clock.install()
  await openAs(alice, '/notifications')
  await expect(rows(page).first()).toBeVisible()
  await expect(badge(page)).toHaveCount(0)
  const first = (await rows(page).first().getAttribute('data-row')) ?? ''
  await world.requests()
  await world.control(notify('wren', 'follow'))
  await letPass(page, 46)
  const button = page.getByRole('button', { name: '1 new notification' })
  await expect(button).toBeVisible()
  await expect(page.getByRole('log').filter({ hasText: '1 new notification' })).toBeAttached()
  await expect(rows(page).first()).toHaveAttribute('data-row', first)
  await expect(page).toHaveTitle('(1) Notifications | Kith demo')
  let calls = await world.requests()
  expect(calls.filter(isPoll)).toHaveLength(1)
  expect(calls.filter(isMarking), 'what waits is not read').toHaveLength(0)

  await button.click()
  await expect(rows(page).first()).toContainText('followed you')
  await expect(page).toHaveTitle('Notifications | Kith demo')
  calls = await world.requests()
  expect(calls.filter(isMarking)).toHaveLength(1)

  const id = await rows(page).last().getAttribute('data-row')
  const read = page.locator(`[data-row="${id}"]`)
  await read.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 300))
  const top = async () => (await read.boundingBox())?.y
  const before = await top()
  await world.control(notify('emre', 'follow'))
  await letPass(page, 46)
  await expect(page).toHaveTitle('(1) Notifications | Kith demo')
  await expect(page.getByRole('button', { name: '1 new notification' })).toBeVisible()
  expect(await top()).toBe(before)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page).toHaveTitle('Notifications | Kith demo')
})

// docs/spec/navigation.md#unread-badge
// docs/spec/notifications.md#new-notifications
test('only one of two tabs polls and both count; when it is closed the other takes over', async ({
  page,
  context,
  openAs,
  world,
}) => {
  await page.clock.install()
  await openAs(alice, '/about')
  await expect(page).toHaveTitle('(9) About | Kith demo')
  const other = await context.newPage()
  await other.goto('/about')
  await expect(other).toHaveTitle('(9) About | Kith demo')
  await world.requests()
  await world.control(notify('wren', 'follow'))
  await letPass(page, 46) // the clock is one for all tabs
  for (const tab of [page, other]) await expect(tab).toHaveTitle('(10) About | Kith demo')
  expect((await world.requests()).filter(isPoll)).toHaveLength(1)

  // Notifications that are read in one tab are read in the other.
  await bell(other).click()
  for (const tab of [page, other]) await expect(tab).not.toHaveTitle(/^\(/)

  await world.control(notify('emre', 'follow'))
  const control = await context.newPage() // the journey's own requests need a page that stays
  await page.close()
  await oneAsks(other, 'kith-notifications')
  await letPass(other, 64) // without locks it waits a little longer for the one that asked
  await expect(other).toHaveTitle('(1) Notifications | Kith demo')
  await control.close()
})

// docs/spec/notifications.md#new-notifications
test('an old server is polled for its first page', async ({ page, openAs, world }) => {
  await page.clock.install()
  await world.control({ version: '4.11.0' })
  await openAs(alice, '/about')
  await expect(page).toHaveTitle('(9) About | Kith demo')
  await world.requests()
  await world.control(notify('wren', 'follow'))
  await letPass(page, 46)
  await expect(page).toHaveTitle('(10) About | Kith demo')
  const calls = (await world.requests()).filter(isList)
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/notifications?limit=20'])
})

test('the badge is translated, and the app icon shows the number', async ({ page, openAs }) => {
  await page.addInitScript(() => {
    localStorage.setItem('kith_locale', 'fa')
    const shown: number[] = []
    Object.assign(navigator, { setAppBadge: async (count: number) => void shown.push(count), shown })
  })
  await openAs(alice, '/about')
  await expect(page.getByRole('img', { name: /اعلان/ }).first()).toHaveText('۹')
  await expect(page).toHaveTitle(/^\(۹\) /)
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries(navigator)
          .find(([key]) => key === 'shown')?.[1]
          ?.at(-1),
      ),
    )
    .toBe(9)
})

test('notifications that are empty, and that fail to load', async ({ page, openAs, world }) => {
  await world.control({ seed: 'empty' })
  await openAs(alice, '/notifications')
  await expect(page.getByText('No notifications yet')).toBeVisible()
  const failing = (path: string) => ({ path, status: 500, times: 4 })
  await world.control({ fail: [failing('/api/v1/notifications'), failing('/api/v1/markers')] })
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(/^Could not be loaded: Notifications\. The server/)
  // The count in the navigation asks too; which of them fails is left to chance.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' })
    if (await again.isVisible()) await again.click({ timeout: 500 })
    await expect(page.getByText('No notifications yet')).toBeVisible({ timeout: 1_000 })
    await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
})

test('a session that ends while paging leads to the landing page', async ({ page, openAs, world }) => {
  await world.control({ seed: 'crowded' })
  await openAs(alice, '/notifications')
  await expect(rows(page).first()).toBeVisible()
  await allAnswered(page)
  await world.control({ expireTokens: { path: '/api/v1/notifications', query: 'max_id=' } })
  await page.getByRole('button', { name: 'Show more notifications' }).scrollIntoViewIfNeeded()
  await expect(page).toHaveURL('/')
})

test('what one person does with a post is one entry, and is read once it was seen @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const words = unique('what do you think?')
  const answer = unique('quite a lot')
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  const { id } = await a.write({ status: words })
  await openAs(A, '/notifications')
  await expect(heading(page, 'Notifications')).toBeVisible()
  await allAnswered(page)
  await expect(badge(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await b.ask('POST', `/api/v1/statuses/${id}/favourite`)
  await b.ask('POST', `/api/v1/statuses/${id}/reblog`)
  await b.write({ status: `@${A.username} ${answer}`, in_reply_to_id: id })
  await page.reload()
  await expect(badge(page)).toHaveAccessibleName('3 unread notifications')
  await bell(page).click()
  const told = rows(page).filter({ hasText: words })
  await expect(told).toHaveCount(1)
  await expect(told).toContainText('reposted your post')
  await expect(told).toContainText('liked your post')
  await expect(rows(page).filter({ hasText: answer })).toContainText('replied to your post')
  await expect(badge(page)).toHaveCount(0)
  await page.reload()
  await expect(told).toBeVisible()
  await expect(badge(page)).toHaveCount(0)
})

test('a follow request is answered in its notification once, and is answered everywhere @older', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'crowded' })
  await world.control(notify('stranger45@crowd.example', 'follow_request'))
  await openAs(alice, '/notifications')
  const row = rows(page).first()
  const button = (answer: string) => page.getByRole('button', { name: `${answer} stranger45`, exact: true })
  await expect(button('Accept')).toBeVisible()
  await world.control({ hold: { path: '/api/v1/follow_requests/*/authorize', method: 'POST' } })
  await row.getByRole('button', { name: 'Accept stranger45' }).click()
  await expect(button('Accept')).toHaveAttribute('aria-busy', 'true')
  await expect(button('Reject')).toBeDisabled()

  await page.getByRole('link', { name: 'Follow requests' }).click()
  const asking = page.getByRole('listitem').filter({ hasText: '@stranger45@crowd.example' })
  await expect(asking.getByRole('button', { name: /^Accept/ })).toHaveAttribute('aria-busy', 'true')
  await expect(asking.getByRole('button', { name: /^Reject/ })).toBeDisabled()
  await world.control({ release: true })
  await expect(asking.getByText('Accepted. They follow you now.')).toBeVisible()
  await page.goBack()
  await expect(row.getByText('Accepted. They follow you now.')).toBeVisible()
  const answers = (await world.requests()).filter(({ path }) => /authorize|reject/.test(path))
  expect(answers).toHaveLength(1)
})

test('more than a page of unread notifications is counted with one request; those about a deleted post go', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'small' })
  for (let count = 0; count < 22; count++) await world.control(notify('bob', 'follow'))
  for (const sender of ['bob', 'carol', 'dave']) {
    await world.control(notify(sender, 'favourite', { about: 'garden' }))
  }
  await openAs(alice, '/home')
  await expect(badge(page)).toHaveAccessibleName('28 unread notifications')
  await expect(page).toHaveTitle('(28) Home | Kith')
  const isBelow = ({ path }: { path: string }) =>
    path.startsWith('/api/v1/notifications?') && path.includes('limit=200')
  expect((await world.requests()).filter(isBelow)).toHaveLength(1)

  const post = page
    .getByRole('feed')
    .getByRole('article', { name: 'Alice' })
    .filter({ hasText: 'Hello from the garden' })
  await post.getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(post).toHaveCount(0)
  // The likes, and the reply that went with it.
  await expect(badge(page)).toHaveAccessibleName('24 unread notifications')

  await world.control({ hold: { path: '/api/v1/notifications' } })
  await bell(page).click()
  await expect(rows(page).first()).toContainText('Bob followed you')
  await expect(rows(page).filter({ hasText: 'liked your post' })).toHaveCount(0)
  await world.control({ release: true })
  await expect(badge(page)).toHaveCount(0)
})
