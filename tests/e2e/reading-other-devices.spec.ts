/**
 * Tests docs/spec/lists.md#a-fresh-answer-takes-away, docs/spec/lists.md#what-is-gone-leaves,
 * docs/spec/lists.md#back-in-a-tab, docs/spec/writing.md#two-who-edit-one-post,
 * docs/spec/drafts-and-outbox.md#a-post-that-goes-while-one-writes.
 */
import type { Page } from '@playwright/test'
import { button, deletePost, edit, lostWriting, openTwice, postWith, text } from './home-in-two-tabs.ts'
import {
  allAnswered,
  allAsked,
  B,
  chooseItem,
  demoPerson,
  expect,
  heading,
  letPass,
  posts,
  test,
} from './journey.ts'

const alice = demoPerson('alice')

const status = (id: string) => `/api/v1/statuses/${id}`
const update = (page: Page) => page.getByRole('button', { name: 'Update' }).click()

// docs/spec/drafts-and-outbox.md#a-post-that-goes-while-one-writes
// docs/spec/lists.md#what-is-gone-leaves
// docs/spec/lists.md#back-in-a-tab
test('what another device changes comes with the next answer, and leaves with the first refusal', async ({
  page,
  openAs,
  otherDevice,
  complaints,
}) => {
  test.slow()
  const [a, b] = await Promise.all([otherDevice(alice), otherDevice(B)])
  const lost = await b.write({ status: 'gone before the question' })
  const changed = await b.write({ status: 'first words' })
  const pressed = await b.write({ status: 'gone before the press' })
  const answered = await b.write({ status: 'gone before the answer' })
  await page.clock.install()
  await openAs(alice, '/home')
  await allAsked(page)

  // The question for what is new.
  await b.ask('DELETE', status(lost.id))
  await b.ask('PUT', status(changed.id), { status: 'other words' })
  await a.ask('POST', `${status(changed.id)}/favourite`)
  await letPass(page, 46)
  await expect(postWith(page, 'gone before the question')).toHaveCount(0)
  await expect(button(page, 'other words', /^Like/)).toHaveAttribute('aria-pressed', 'true')

  // A press.
  await b.ask('DELETE', status(pressed.id))
  await button(page, 'gone before the press', /^Bookmark/).click()
  await expect(page.getByText('This post no longer exists, or you are not allowed to see it.')).toBeVisible()
  await expect(postWith(page, 'gone before the press')).toHaveCount(0)
  complaints.length = 0 // the browser's console says so too

  // An answer.
  await button(page, 'gone before the answer', /^Reply/).click()
  await text(page).fill('@bob too late')
  await b.ask('DELETE', status(answered.id))
  await page.getByRole('button', { name: 'Publish' }).click()
  const offer = page.getByRole('dialog', { name: 'The post has been deleted' })
  await expect(offer).toContainText('@bob too late')
  await expect(postWith(page, 'gone before the answer')).toHaveCount(0)
  await offer.getByRole('button', { name: 'Continue as a new post' }).click()
  await expect(text(page)).toHaveValue('@bob too late')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText('too late')

  // Another page, whose answer is fresh: the former one shows it too.
  await a.ask('POST', `${status(changed.id)}/bookmark`)
  await postWith(page, 'other words').getByText('other words').click()
  await expect(heading(page, 'Post by')).toBeVisible()
  await allAnswered(page)
  await page.goBack()
  await expect(button(page, 'other words', /^Bookmark/)).toHaveAttribute('aria-pressed', 'true')

  // A thread, when one comes back to its tab.
  await postWith(page, 'other words').getByText('other words').click()
  await expect(heading(page, 'Post by')).toBeVisible()
  await b.ask('PUT', status(changed.id), { status: 'last words' })
  await letPass(page, 31)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('main')).toContainText('last words')
})

// docs/spec/writing.md#two-who-edit-one-post
test('an edit overwrites nothing of another device unseen', async ({ page, openAs, otherDevice }) => {
  test.slow()
  const a = await otherDevice(alice)
  const { id } = await a.write({ status: 'as it began' })
  await openAs(alice, '/home')
  await allAsked(page)
  const conflict = page.getByRole('dialog', { name: 'The post has been edited elsewhere' })
  const source = async () => (await a.ask<{ text: string }>('GET', `${status(id)}/source`)).text

  // Mine stays, after I have seen theirs.
  await edit(page, 'as it began', 'mine')
  await a.ask('PUT', status(id), { status: 'theirs' })
  await update(page)
  await expect(conflict.getByRole('region', { name: 'Your version' })).toContainText('mine')
  await expect(conflict.getByRole('region', { name: 'The other version' })).toContainText('theirs')
  expect(await source()).toBe('theirs')
  await page.keyboard.press('Escape')
  await expect(text(page)).toHaveValue('mine')
  await expect(text(page)).toBeFocused()
  await update(page)
  await a.ask('PUT', status(id), { status: 'theirs again' })
  await conflict.getByRole('button', { name: 'Publish mine' }).click()
  await expect(conflict.getByRole('region', { name: 'The other version' })).toContainText('theirs again')
  expect(await source()).toBe('theirs again')
  await conflict.getByRole('button', { name: 'Publish mine' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(text(page)).toHaveCount(0) // until then the words are only typed
  await expect(postWith(page, 'mine')).toBeVisible()
  expect(await source()).toBe('mine')

  // Theirs stays, and mine can be put back.
  await edit(page, 'mine', 'my second thought')
  await a.ask('PUT', status(id), { status: 'their second thought' })
  await update(page)
  await conflict.getByRole('button', { name: 'Keep the other version' }).click()
  await expect(postWith(page, 'their second thought')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await button(page, 'their second thought', 'More actions').click()
  await chooseItem(page, 'Edit')
  await expect(text(page)).toHaveValue('my second thought')
  await page.getByRole('button', { name: 'Discard changes' }).first().click()
  await expect(text(page)).toHaveValue('their second thought')

  // A post that is deleted meanwhile can go on as a post of its own.
  await text(page).fill('the last of my thoughts')
  await a.ask('DELETE', status(id))
  await update(page)
  const lost = lostWriting(page)
  await expect(lost).toContainText('the last of my thoughts')
  await expect(postWith(page, 'their second thought')).toHaveCount(0)
  await lost.getByRole('button', { name: 'Continue as a new post' }).click()
  await expect(text(page)).toHaveValue('the last of my thoughts')
})

test('two tabs that change the same at the same moment agree with the server', async ({
  page,
  context,
  openAs,
  otherDevice,
  world,
}) => {
  test.slow()
  const [a, b] = await Promise.all([otherDevice(alice), otherDevice(B)])
  const { id } = await b.write({ status: 'pressed in both' })
  await a.write({ status: 'edited in one' })
  const other = await openTwice({ page, context, openAs }, alice)
  const tabs = [page, other]
  const like = (tab: Page) => button(tab, 'pressed in both', /^Like/)
  const isLiked = async () => (await a.ask<{ favourited: boolean }>('GET', status(id))).favourited

  // Both like it, and then one takes back what the other presses again.
  await world.control({ hold: { path: `${status(id)}/favourite`, method: 'POST' } })
  for (const tab of tabs) await like(tab).click()
  await world.control({ release: true })
  for (const tab of tabs) await expect(like(tab)).toHaveAttribute('aria-pressed', 'true')
  for (const tab of tabs) await allAnswered(tab)
  expect(await isLiked()).toBe(true)
  for (const [first, second] of [tabs, tabs.toReversed()]) {
    await first?.bringToFront()
    if (first) await like(first).click()
    if (second) await like(second).click()
    for (const tab of tabs) await allAnswered(tab)
    const wanted = String(await isLiked())
    for (const tab of tabs) await expect(like(tab)).toHaveAttribute('aria-pressed', wanted)
  }

  // Deleted here while it is edited there.
  await edit(other, 'edited in one', 'half a correction')
  await deletePost(page, 'edited in one')
  const lost = lostWriting(other)
  await expect(lost).toContainText('half a correction')
  await expect(postWith(other, 'edited in one')).toHaveCount(0)
})
