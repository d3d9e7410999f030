/**
 * Tests docs/spec/drafts-and-outbox.md#the-rest-of-a-draft, docs/spec/attachments.md#sensitive-flag,
 * docs/spec/polls.md#what-is-sent-of-a-poll.
 */
import type { Page } from '@playwright/test'
import { isComplete } from './complete.ts'
import { A, allAsked, demoPerson, expect, posts, signIn, test, unique } from './journey.ts'
import { storedDrafts } from './stored.ts'

const text = (page: Page) => page.getByLabel('Text of the post')

async function begin(page: Page, content: string) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill(content)
}

// docs/spec/attachments.md#sensitive-flag
// docs/spec/drafts-and-outbox.md#the-rest-of-a-draft
test('poll, audience and sensitive flag survive a crash of the page @anywhere', async ({
  page,
  context,
  openAs,
}) => {
  await openAs(A, '/home')
  await begin(page, 'what shall we drink?')
  await page.getByRole('button', { name: 'Poll' }).click()
  await page.getByLabel('Option 1').fill('tea')
  await page.getByLabel('Option 2').fill('coffee')
  await page.getByRole('button', { name: 'Mark as sensitive' }).click()
  await page.getByLabel('Who can see the post').selectOption('Followers')
  // Nothing is written on leaving: the page is gone from one moment to the next.
  const client = await context.newCDPSession(page)
  await expect.poll(() => storedDrafts(page)).toMatchObject([{ sensitive: true, visibility: 'private' }])
  await client.send('Page.navigate', { url: 'chrome://crash' }).catch(() => undefined)

  const again = await context.newPage()
  await again.goto('/home')
  await expect(text(again)).toHaveValue('what shall we drink?')
  await expect(again.getByLabel('Option 2')).toHaveValue('coffee')
  await expect(again.getByRole('button', { name: 'Mark as sensitive' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(again.getByLabel('Who can see the post')).toHaveValue('private')
})

// docs/spec/polls.md#what-is-sent-of-a-poll
test('a poll is published with its options; a single option is refused with a reason @anywhere', async ({
  page,
  openAs,
}) => {
  const question = unique('tea or coffee?')
  await openAs(A, '/home')
  await begin(page, question)
  await page.getByRole('button', { name: 'Poll' }).click()
  await expect(page.getByLabel('Option 1')).toBeFocused()
  await page.keyboard.type('tea')
  await expect(page.getByText('A poll needs at least two options.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await page.getByLabel('Option 2').fill('coffee')
  await expect(page.getByLabel('Option 3')).toBeVisible()
  await page.getByLabel('Multiple choice').check()
  await page.getByRole('button', { name: 'Publish' }).click()
  const post = posts(page).filter({ hasText: question })
  await expect(post).toBeVisible()
  await page.reload()
  await expect(post).toContainText('tea')
  await expect(post).toContainText('coffee')
  await expect(post.getByText('0%')).toHaveCount(2)

  // docs/spec/drafts-and-outbox.md#drafts an empty text, as other clients leave it behind, is no draft
  await page.evaluate(() => localStorage.setItem('post_content_new', ''))
  await page.reload()
  await isComplete(page) // the form would be there by now
  await expect(page.getByRole('button', { name: 'What is on your mind?' })).toBeVisible()
})

test('Cancel and Esc keep the draft and say so; Discard deletes it, and Undo restores it', async ({
  page,
  openAs,
}) => {
  await openAs(A, '/home')
  await begin(page, 'half a thought for ')
  const kept = page.getByText('Draft saved.')
  const line = page.getByRole('button', { name: 'Continue: half a thought' })
  for (const leave of [
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await leave()
    await expect(line).toBeFocused()
    await expect(kept).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await line.click()
  }

  // Menus and lists that stand open inside are closed first.
  await page.getByRole('button', { name: 'Insert emoji' }).click()
  await expect(page.getByRole('combobox', { name: 'Search emoji' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await text(page).press('End')
  await page.keyboard.type('@bo')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toHaveCount(0)
  await expect(text(page)).toHaveValue('half a thought for @bo')

  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'What is on your mind?' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text(page)).toHaveValue('half a thought for @bo')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(text(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0)
})

test('Enter in a field of a poll goes to the next option and publishes nothing @anywhere', async ({
  page,
  openAs,
}) => {
  await openAs(A, '/home')
  await begin(page, 'not yet')
  await page.getByRole('button', { name: 'Poll' }).click()
  await page.getByLabel('Option 1').fill('tea')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Option 2')).toBeFocused()
  await page.keyboard.type('coffee')
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Option 3')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Option 3')).toBeFocused()
  for (const name of ['Runs for', 'Multiple choice']) await page.getByLabel(name).press('Enter')
  await expect(text(page)).toHaveValue('not yet')
  await expect(posts(page).filter({ hasText: 'not yet' })).toHaveCount(0)
})

test('the focus moves to the text when the poll is removed and when the draft is reopened', async ({
  page,
  openAs,
}) => {
  await openAs(A, '/home')
  await begin(page, 'half of it')
  await page.getByRole('button', { name: 'Poll', exact: true }).click()
  await page.getByRole('button', { name: 'Remove poll' }).click()
  await expect(page.getByRole('button', { name: 'Poll', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Continue: half of it' }).click()
  await expect(text(page)).toBeFocused()
  await page.reload()
  await expect(text(page)).toHaveValue('half of it')
  await expect(text(page)).not.toBeFocused() // nobody asked for it
})

// docs/spec/drafts-and-outbox.md#the-rest-of-a-draft
test('a draft survives an expired session and is deleted by logging out', async ({ page, openAs, world }) => {
  await openAs(demoPerson('alice'), '/home')
  await begin(page, 'unfinished')
  await page.getByRole('button', { name: 'Poll' }).click()
  await page.getByLabel('Option 1').fill('tea')
  await page.getByLabel('Option 2').fill('coffee')
  await allAsked(page)
  await world.control({ expireTokens: { path: '/api/v1/statuses', method: 'POST' } })
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, demoPerson('alice'))
  await expect(text(page)).toHaveValue('unfinished')
  await expect(page.getByLabel('Option 2')).toHaveValue('coffee')

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out and discard' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, demoPerson('alice'))
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(text(page)).toHaveValue('')
  await expect(page.getByLabel('Option 1')).toHaveCount(0)
})
