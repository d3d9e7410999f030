/**
 * Tests docs/spec/writing.md#counter, docs/spec/writing.md#choosing-the-audience,
 * docs/spec/writing.md#after-publishing, docs/spec/drafts-and-outbox.md#drafts,
 * docs/spec/posts.md#audience-of-a-shown-post, docs/spec/timelines.md#where-a-new-post-appears.
 */
import type { Page } from '@playwright/test'
import { A, B, expect, posts, test, unique } from './journey.ts'

async function write(page: Page, text: string) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(text)
}

test('a post with bold text, a mention and a hashtag appears on top and survives a reload @anywhere @daily', async ({
  page,
  openAs,
}) => {
  const word = `word${Date.now()}`
  await openAs(A, '/home')
  await write(page, `This is **${word}** for @${B.username} about #kith`)
  await page.getByRole('button', { name: 'Publish' }).click()
  for (const when of ['at once', 'after a reload']) {
    const post = posts(page).first()
    await expect(post, when).toContainText(word)
    await expect(post.getByText(word)).toHaveJSProperty('tagName', 'STRONG')
    await expect(post.getByRole('link', { name: `@${B.username}` })).toHaveAttribute(
      'href',
      `/@${B.username}`,
    )
    await expect(post.getByRole('link', { name: '#kith' })).toHaveAttribute('href', '/tag/kith')
    await page.reload()
  }
})

// docs/spec/drafts-and-outbox.md#drafts
// docs/spec/writing.md#after-publishing
test('a draft survives a reload and is deleted once it is published @anywhere @daily', async ({
  page,
  openAs,
}) => {
  const text = `draft ${Date.now()}`
  await openAs(A, '/home')
  await write(page, text)
  await page.reload()
  await expect(page.getByLabel('Text of the post')).toHaveValue(text)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText(text)
  await page.reload()
  await expect(page.getByRole('button', { name: 'What is on your mind?' })).toBeVisible()
})

// docs/spec/writing.md#counter
test('the counter appears near the limit, and a post that is too long cannot be sent', async ({
  page,
  openAs,
  world,
}) => {
  await world.control({ instance: { configuration: { statuses: { max_characters: 120 } } } })
  await openAs(A, '/home')
  await write(page, 'x'.repeat(20))
  await expect(page.getByText(/left$/)).toHaveCount(0)
  await page.getByLabel('Text of the post').fill('x'.repeat(119))
  await expect(page.getByText('1 character left').first()).toBeVisible()
  const said = page.getByRole('form').getByRole('status').filter({ hasText: 'left' })
  await expect(said).toHaveText('1 character left')
  await page.keyboard.press('Backspace')
  await expect(page.getByText('2 characters left')).toBeVisible()
  await expect(said, 'not with every letter').toHaveText('1 character left')
  await page.getByLabel('Text of the post').fill('x'.repeat(121))
  await expect(page.getByText('1 character too many').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
})

// docs/spec/posts.md#audience-of-a-shown-post
test('a chosen audience is the one the post gets @anywhere @daily', async ({ page, openAs }) => {
  const text = `for followers ${Date.now()}`
  await openAs(A, '/home')
  await write(page, text)
  await page.getByLabel('Who can see the post').selectOption('Followers')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText(text)
  await expect(posts(page).first().getByRole('img', { name: 'Followers' })).toBeAttached()
})

test('pressing Publish twice makes one post @anywhere @daily', async ({ page, openAs }) => {
  const text = unique('only once')
  await openAs(A, '/home')
  await write(page, text)
  await page.getByRole('button', { name: 'Publish' }).dblclick()
  await expect(posts(page).first()).toContainText(text)
  await page.reload()
  await expect(posts(page).filter({ hasText: text })).toHaveCount(1)
})

test('a post is written with the keyboard alone @anywhere @daily', async ({ page, openAs }) => {
  const text = unique('typed by hand')
  await openAs(A, '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Text of the post')).toBeFocused()
  await page.keyboard.type(text)
  const publish = page.getByRole('button', { name: 'Publish' })
  for (const control of [page.getByLabel('Who can see the post'), publish]) {
    const isReached = () => control.evaluate((element) => element === document.activeElement)
    for (let step = 0; step < 12 && !(await isReached()); step += 1) await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(posts(page).first()).toContainText(text)
})
