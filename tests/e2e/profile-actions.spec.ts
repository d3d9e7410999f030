/**
 * Tests docs/spec/profiles.md#buttons-of-a-profile, docs/spec/profiles.md#menu-of-a-profile,
 * docs/spec/relationships.md#following, docs/spec/relationships.md#unfollowing,
 * docs/spec/relationships.md#following-as-a-guest, docs/spec/relationships.md#a-declined-request,
 * docs/spec/relationships.md#remove-from-followers,
 * docs/spec/relationships.md#reposts-and-replies-of-a-person,
 * docs/spec/administration.md#copy-ids-of-a-profile,
 * docs/spec/administration.md#load-posts-of-a-remote-profile, docs/spec/administration.md#delete-a-user.
 */

import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { clipboardText } from './clipboard.ts'
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
  test,
  unique,
} from './journey.ts'
import type { OtherClient } from './other-client.ts'
import { makeFollow, relation, setLocked } from './relations.ts'

const [alice, carol] = [demoPerson('alice'), demoPerson('carol')]

const button = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('button', { name })
const menuItem = (page: Page, name: RegExp | string) => page.getByRole('menuitem', { name })
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

async function choose(page: Page, name: RegExp | string): Promise<void> {
  await button(page, /^More about /).click()
  await chooseItem(page, name)
}

const act = ({ ask }: OtherClient, verb: string, { id }: OtherClient) =>
  ask('POST', `/api/v1/accounts/${id}/${verb}`)

// docs/spec/relationships.md#unfollowing
test('follow and unfollow; the other side sees both @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await setLocked(b, false)
  await act(a, 'unfollow', b)
  await openAs(A, `/@${B.username}`)
  await button(page, /^Follow /).press('Enter')
  await expect(button(page, /^Unfollow /)).toBeFocused()
  expect(await relation(b, a)).toMatchObject({ followed_by: true })
  await button(page, /^Unfollow /).press('Enter')
  await expect(button(page, /^Follow /)).toBeFocused()
  expect(await relation(b, a)).toMatchObject({ followed_by: false })
})

test('ask to follow, be declined, ask again and be accepted on the page of the one who asks @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  test.slow()
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await setLocked(b, true)
  await act(a, 'unfollow', b)
  await openAs(A, `/@${B.username}`)
  const follow = button(page, /^Follow /)
  await expect(follow).toHaveAccessibleDescription('Manually approves followers')
  await follow.click()
  await expect(button(page, /^Cancel follow request/)).toBeVisible()
  await b.ask('POST', `/api/v1/follow_requests/${a.id}/reject`)
  await page.reload()
  const declined = page.getByText(/declined your follow request\. You can ask again\.$/)
  await expect(declined).toBeVisible()
  await follow.click()
  await expect(button(page, /^Cancel follow request/)).toBeVisible()
  await expect(declined).toHaveCount(0)

  await openAs(B, `/@${A.username}`)
  await expect(page.getByText(/ asks to follow you\.$/)).toBeVisible()
  await button(page, /^Accept /).press('Enter')
  await expect(page.getByRole('main').getByText('Accepted. They follow you now.')).toBeFocused()
  await openAs(A, `/@${B.username}`)
  await expect(button(page, /^Unfollow /)).toBeVisible()
})

// docs/spec/relationships.md#unfollowing
test('a request that is taken back is gone on the other side @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await setLocked(b, true)
  await act(a, 'unfollow', b)
  await act(a, 'follow', b)
  await openAs(A, `/@${B.username}`)
  await button(page, /^Cancel follow request/).click()
  await expect(button(page, /^Follow /)).toBeFocused()
  expect(await relation(b, a)).toMatchObject({ requested_by: false })
})

test('remove a follower, who is told nothing and no longer follows @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await makeFollow(b, a)
  await openAs(A, `/@${B.username}`)
  const badge = page.getByRole('main').getByText('Follows you')
  await expect(badge).toBeVisible()
  await choose(page, 'Remove from followers')
  const question = page.getByRole('dialog')
  await expect(question.getByText(/^Are you sure you want to remove .+ from followers\?$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, /^More about /)).toBeFocused()
  await expect(badge).toBeVisible()
  await choose(page, 'Remove from followers')
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(question).toHaveCount(0) // it has notices of its own
  await expect(notices(page)).toContainText('no longer follows you')
  await expect(badge).toHaveCount(0)
  expect(await relation(b, a)).toMatchObject({ following: false })
  await button(page, /^More about /).click()
  await expect(menuItem(page, 'Remove from followers')).toHaveCount(0)
})

test('hide replies and reposts at home, and take that back @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await act(a, 'unfollow', b) // and with it, what its author chose to see
  await makeFollow(a, b)
  const words = unique('a word in between')
  const first = await b.write({ status: unique('the beginning') })
  await b.write({ status: words, in_reply_to_id: first.id })
  const reply = posts(page).filter({ hasText: words })
  await openAs(A, '/home')
  await expect(reply).toBeVisible()

  await openAs(A, `/@${B.username}`)
  await choose(page, 'Hide replies')
  await expect(notices(page)).toContainText(/^Home no longer shows replies by /)
  await choose(page, 'Hide reposts')
  await expect(notices(page)).toContainText('Home no longer shows reposts by ')
  expect(await relation(a, b)).toMatchObject({ showing_replies: false, showing_reblogs: false })
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(reply).toHaveCount(0)

  await openAs(A, `/@${B.username}`)
  await choose(page, 'Show reposts')
  await expect(notices(page)).toContainText('Home shows reposts by ')
  expect(await relation(a, b)).toMatchObject({ showing_replies: false, showing_reblogs: true })
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await button(page, /^More about /).click()
  await expect(menuItem(page, 'Show reposts')).toBeVisible()
})

test('mute from the menu; the badge says so, and Undo takes it back @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const [a, b] = await Promise.all([otherDevice(A), otherDevice(B)])
  await openAs(A, `/@${B.username}`)
  await choose(page, /^Mute /)
  const badge = page.getByRole('main').getByText('Muted', { exact: true })
  await expect(badge).toBeVisible()
  await expect(notices(page)).toContainText('muted.')
  expect(await relation(a, b)).toMatchObject({ muting: true })
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(badge).toHaveCount(0)
  await expect.poll(() => relation(a, b)).toMatchObject({ muting: false })
})

test('somebody elsewhere accepts after 7 seconds: the button turns to Unfollow without a reload', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'profiles' })
  await openAs(alice, '/@slow@harbour.example')
  await button(page, 'Follow Slow Harbour').click()
  await expect(button(page, 'Cancel follow request to Slow Harbour')).toBeFocused()
  await allAnswered(page)
  await world.requests()
  await expect(button(page, 'Unfollow Slow Harbour')).toBeFocused({ timeout: 15_000 })
  const asked = (await world.requests()).filter(({ path }) =>
    path.startsWith('/api/v1/accounts/relationships'),
  )
  expect(asked).toHaveLength(2)
})

test("one's own profile leads to the lists that only oneself has", async ({ page, openAs }) => {
  await openAs(alice, '/@alice')
  await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/settings/profile')
  await expect(button(page, /^Follow /)).toHaveCount(0)
  for (const name of ['Follow requests', 'Muted users', 'Custom feeds']) {
    await choose(page, name)
    await expect(heading(page, name)).toBeVisible()
    await page.goto('/@alice')
  }
})

// docs/spec/relationships.md#following-as-a-guest
test('a guest is told how to follow, and copies the handle', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/@alice')
  await button(page, /^Follow Alice/).click()
  const words = page.getByText('You can follow this user from your Fediverse server: ')
  await expect(words).toContainText('@alice@')
  await expectClean(page, 'how a guest follows')
  await page.getByRole('button', { name: 'Copy handle' }).click()
  expect(await clipboardText(page)).toMatch(/^@alice@[^\s\u2066]+$/)
  await page.keyboard.press('Escape')
  await expect(button(page, /^Follow Alice/)).toBeFocused()
  await button(page, /^More about /).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Atom feed', 'Copy link to profile'])
  await expect(menuItem(page, 'Atom feed')).toHaveAttribute('href', '/feeds/users/alice')
})

// docs/spec/administration.md#load-posts-of-a-remote-profile
test('the latest posts of somebody elsewhere arrive after a while; the limit says when to ask again', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ seed: 'profiles' })
  await openAs(alice, '/@archivist@archive.example')
  await expect(posts(page)).toHaveCount(1)
  await choose(page, 'Load latest posts')
  const said = page.getByRole('dialog')
  await expect(said).toContainText('Reload the page in a few minutes')
  await expect(said).toContainText('The server fetches the posts of The Archivist from archive.example.')
  await world.control({ advance: 120 })
  await page.reload()
  await expect(posts(page).filter({ hasText: 'Page 13' })).toBeVisible()

  const limit = { path: '/api/v1/accounts/*/load_activities', status: 429, headers: { 'retry-after': '300' } }
  await world.control({ fail: limit })
  await choose(page, 'Load featured posts')
  await expect(said.getByRole('alert')).toContainText('now and then. Please try again in 5 minutes.')
})

test('before 5.4 only administrators may ask for posts of others', async ({ page, openAs, world }) => {
  await world.control({ seed: 'profiles', version: '4.11.0' })
  for (const [who, count] of [
    [alice, 0],
    [carol, 1],
  ] as const) {
    await openAs(who, '/@archivist@archive.example')
    await button(page, /^More about /).click()
    await expect(menuItem(page, 'Open profile page')).toHaveAttribute('href', /^https:\/\/archive\.example/)
    await expect(menuItem(page, 'Load latest posts')).toHaveCount(count)
  }
})

// docs/spec/administration.md#copy-ids-of-a-profile
// docs/spec/administration.md#delete-a-user
test('an administrator copies the ids and deletes somebody, never themselves', async ({
  page,
  context,
  openAs,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await world.control({ seed: 'profiles' })
  const copied = () => clipboardText(page)
  await openAs(carol, '/@ticker@wire.example')
  await choose(page, 'Copy profile ID')
  await expect(notices(page)).toContainText('Copied.')
  expect(await copied()).toMatch(/^[\da-f]{8}-/)
  await choose(page, 'Copy actor ID')
  await expect.poll(copied).toMatch(/^https:\/\/wire\.example\//)

  await choose(page, 'Delete user')
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Are you sure you want to delete')
  await expect(question).toContainText('ticker@wire.example')
  await question.getByRole('button', { name: 'Delete user' }).click()
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(notices(page)).toContainText('deleted.')
  await page.goto('/@ticker@wire.example')
  await expect(heading(page, 'Profile not found')).toBeVisible()

  await page.goto('/@carol')
  await button(page, /^More about /).click()
  await expect(menuItem(page, 'Copy actor ID')).toBeVisible()
  await expect(menuItem(page, 'Delete user')).toHaveCount(0)
})

test('the relationship alone fails: the profile is there, and the buttons come with the next try', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(alice, '/about')
  await world.control({ fail: { path: '/api/v1/accounts/relationships', status: 500, times: 99 } })
  await page.goto('/@bob')
  await expect(heading(page, 'Bob')).toBeVisible()
  await expect(posts(page).first()).toBeVisible()
  await expect(page.getByText('Whether you follow Bob could not be loaded.')).toBeVisible()
  await world.control({ seed: 'small' })
  await openAs(alice, '/@bob')
  await expect(button(page, 'Unfollow Bob')).toBeVisible()
})

test('the menu and its question are clean in both themes, in English and in Persian', async ({
  page,
  openAs,
  world,
}) => {
  test.slow()
  await world.control({ seed: 'profiles' })
  for (const [locale, width] of [
    ['en', 1280],
    ['fa', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await keep(page, {})
    await openAs(carol, '/@slow@harbour.example', locale)
    const opener = page.getByRole('main').locator('button[aria-haspopup=menu]').first()
    await opener.click()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await expectClean(page, `menu, ${locale}`)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectClean(page, `question, ${locale}`)
    await page.keyboard.press('Escape')
  }
})
