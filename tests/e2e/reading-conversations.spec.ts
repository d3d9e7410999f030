/**
 * Tests docs/spec/conversations.md#list-of-conversations, docs/spec/conversations.md#unread-conversations,
 * docs/spec/conversations.md#a-conversation-as-a-talk, docs/spec/conversations.md#who-hears-it,
 * docs/spec/conversations.md#answering-in-a-talk, docs/spec/conversations.md#follow-a-conversation,
 * docs/spec/conversations.md#list-of-followed-conversations.
 */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { isComplete } from './complete.ts'
import {
  A,
  allAnswered,
  B,
  chooseItem,
  demoPerson,
  expect,
  heading,
  letPass,
  posts,
  test,
  unique,
} from './journey.ts'
import { isServerOlderThan } from './server-version.ts'

const alice = demoPerson('alice')

const rows = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
const talk = (page: Page) => page.getByRole('log', { name: 'Conversation' })

// docs/spec/conversations.md#list-of-conversations
// docs/spec/conversations.md#unread-conversations
// docs/spec/conversations.md#a-conversation-as-a-talk
// docs/spec/conversations.md#who-hears-it
// docs/spec/conversations.md#answering-in-a-talk
test('a direct conversation is found unread, read as a talk and answered @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  test.skip(await isServerOlderThan(page.request, 4, 20), 'The server has no conversations.')
  const bob = await otherDevice(B)
  await openAs(A, '/direct')
  await expect(heading(page, 'Direct posts')).toBeVisible()
  // What was there before the first visit counts as read.
  await expect(page.getByRole('main').getByText('Unread', { exact: true })).toHaveCount(0)
  const [question, answer] = [unique('did you see the moon?'), unique('only its back')]
  const direct = { visibility: 'direct' }
  await bob.write({ status: `@${A.username} ${question}`, ...direct })
  await page.getByRole('button', { name: 'Refresh' }).click()
  const row = rows(page).filter({ hasText: question })
  await expect(row.getByText('Unread', { exact: true })).toBeVisible()
  await expect(rows(page).first()).toContainText(question)

  await row.getByRole('link').click()
  await expect(talk(page).getByRole('article')).toHaveCount(1)
  await expect(talk(page)).toContainText(question)
  const hearers = page.getByText(/^Besides you, only/)
  await expect(hearers).toContainText(`@${B.username}`)
  await expect(page.getByText('It is not encrypted', { exact: false })).toBeInViewport()
  const line = page.getByRole('button', { name: 'Write a direct reply' })
  await line.press('Enter')
  const form = page.getByRole('form', { name: 'Reply' })
  await expect(form.getByText(new RegExp(`^Only .*@${B.username}.* will see`))).toBeVisible()
  await page.keyboard.type(answer)
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(talk(page).getByRole('article').last()).toContainText(answer)
  await expect(talk(page).getByRole('article').last()).toBeInViewport()
  await expect(line).toBeFocused()
  const [heard] = await bob.ask<{ content: string; visibility: string }[]>('GET', '/api/v1/timelines/direct')
  expect(heard).toMatchObject({ visibility: 'direct', content: expect.stringContaining(answer) })

  // Back finds the list as it was, with the last words of the talk.
  await page.goBack()
  const answered = rows(page).filter({ hasText: answer })
  await expect(answered).toContainText('You:')

  // What was shown in the talk is read.
  const more = unique('and its ears')
  const [sent] = await bob.ask<{ id: string }[]>('GET', '/api/v1/timelines/direct')
  await bob.write({ status: `@${A.username} ${more}`, in_reply_to_id: sent?.id, ...direct })
  await page.getByRole('button', { name: 'Refresh' }).click()
  const again = rows(page).filter({ hasText: more })
  await expect(again.getByText('Unread', { exact: true })).toBeVisible()
  await again.getByRole('link').click()
  await expect(talk(page)).toContainText(more)
  await page.goBack()
  await expect(again).toBeVisible()
  await expect(again.getByText('Unread', { exact: true })).toHaveCount(0)
})

// docs/spec/conversations.md#a-conversation-as-a-talk
// docs/spec/conversations.md#who-hears-it
test('new words arrive in an open talk, and who hears fewer or more is said', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const bob = await otherDevice(demoPerson('bob'))
  const carol = await otherDevice(demoPerson('carol'))
  const direct = { visibility: 'direct' }
  const first = await bob.write({ status: '@alice @carol who brings the ladder?', ...direct })
  await page.clock.install()
  await openAs(alice, `/direct/${first.id}`)
  await expect(talk(page)).toContainText('ladder')
  await expect(heading(page, 'Bob')).toBeVisible()
  await isComplete(page)
  await allAnswered(page)
  await carol.write({ status: '@alice @bob I do', in_reply_to_id: first.id, ...direct })
  await bob.write({ status: '@alice between us: she has none', in_reply_to_id: first.id, ...direct })
  await letPass(page, 46)
  const messages = talk(page).getByRole('article')
  await expect(messages).toHaveCount(3)
  await expect(messages.nth(1)).toContainText('I do')
  await expect(messages.nth(1)).toContainText('@carol')
  const next = page.getByText(/^Besides you, only/).last()
  await expect(next).toContainText('@bob')
  await expect(next).not.toContainText('@carol')
  await expectClean(page, 'a talk')
  // The time of a message leads to its post in the thread.
  await messages
    .nth(1)
    .getByRole('link')
    .filter({ has: page.getByRole('time') })
    .click()
  await expect(page).toHaveURL(/\/post\//)
  // And its menu leads back to the talk.
  await page.getByRole('article').filter({ hasText: 'I do' }).getByRole('button', { name: 'More' }).click()
  await chooseItem(page, 'Show as a conversation')
  await expect(page).toHaveURL(/\/direct\//)
  await expect(messages).toHaveCount(3)
})

test('a talk on a phone, in Persian, is as wide as its window', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(alice, '/direct', 'fa')
  const list = page.getByRole('list', { name: 'گفتگوها' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expectClean(page, 'the list')
  await list.getByRole('link').first().click()
  await expect(page.getByRole('log', { name: 'گفتگو' }).getByRole('article').last()).toBeInViewport()
  await expectClean(page, 'a talk')
})

// docs/spec/conversations.md#a-conversation-as-a-talk
test('an address of no talk says so', async ({ page, openAs, otherDevice }) => {
  const bob = await otherDevice(demoPerson('bob'))
  const { id } = await bob.write({ status: 'for everybody' })
  await openAs(alice, `/direct/${id}`)
  await page.getByRole('link', { name: 'Show as a thread' }).click()
  await expect(page).toHaveURL(`/post/${id}`)
  await page.goto('/direct/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('main').getByText('Post not found')).toBeVisible()
})

// docs/spec/conversations.md#follow-a-conversation
// docs/spec/conversations.md#list-of-followed-conversations
test('a conversation is followed, listed and left @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  test.skip(await isServerOlderThan(page.request, 4, 16), 'The server cannot follow conversations.')
  const words = unique('which tree is the oldest here?')
  const { id } = await (await otherDevice(B)).write({ status: words })
  await openAs(A, `/post/${id}`)
  const post = page.getByRole('article').filter({ hasText: words })
  await post.getByRole('button', { name: 'More' }).click()
  await chooseItem(page, 'Follow this conversation')
  await expect(page.getByText('You follow this conversation.', { exact: false })).toBeVisible()
  await page.goto('/followed')
  const row = page.getByRole('listitem').filter({ hasText: words })
  const leave = row.getByRole('button', { name: 'Stop following this conversation' })
  await leave.click()
  await expect(row.getByRole('button', { name: 'Follow this conversation' })).toBeFocused()
  await allAnswered(page)
  await page.reload()
  await expect(heading(page, 'Followed conversations')).toBeVisible()
  await isComplete(page)
  await expect(page.getByText(words)).toHaveCount(0)
})

// docs/spec/conversations.md#list-of-conversations
// docs/spec/conversations.md#follow-a-conversation
test('5.0 has conversations and can follow them, 4.11 has neither', async ({ page, openAs, world }) => {
  await world.control({ version: '5.0.0' })
  await openAs(alice, '/direct')
  await rows(page).filter({ hasText: 'cake' }).or(rows(page).first()).first().getByRole('link').click()
  await expect(talk(page).getByRole('article').first()).toBeVisible()
  await talk(page).getByRole('article').last().getByRole('button', { name: 'More' }).click()
  await chooseItem(page, 'Follow this conversation')
  await expect(page.getByText('You follow this conversation.', { exact: false })).toBeVisible()
  await allAnswered(page)
  await page.goto('/followed')
  await expect(page.getByRole('button', { name: 'Stop following this conversation' })).toBeVisible()

  await world.control({ version: '4.11.0' })
  await page.goto('/direct')
  await expect(posts(page).first()).toBeVisible()
  await posts(page).first().getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Follow this conversation' })).toHaveCount(0)
})
