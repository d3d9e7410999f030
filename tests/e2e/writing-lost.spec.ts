/** Tests docs/spec/drafts-and-outbox.md#a-draft-whose-post-is-gone. */
import type { Page } from '@playwright/test'
import { attached, pick, picture, png, uploadedAll } from './files.ts'
import { chooseItem, demoPerson, expect, heading, posts, test } from './journey.ts'

const alice = demoPerson('alice')
const text = (page: Page) => page.getByLabel('Text of the post')
const drafts = (page: Page) => page.getByRole('dialog', { name: 'Drafts' }).getByRole('listitem')
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')
const asNew = (page: Page) => page.getByRole('button', { name: 'Continue as a new post' })
const start = (page: Page) => page.getByRole('button', { name: 'What is on your mind?' }).click()

const leaving = { deliver: { author: 'wren', content: '<p>gone tomorrow</p>' } }

// docs/spec/drafts-and-outbox.md#a-draft-whose-post-is-gone
test('a reply to a deleted post can become a new post for no larger audience', async ({
  page,
  openAs,
  world,
}) => {
  test.slow()
  await world.control(leaving)
  await openAs(alice, '/home')
  await posts(page)
    .filter({ hasText: 'gone tomorrow' })
    .getByRole('button', { name: /^Reply/ })
    .click()
  await text(page).fill('@wren where to?')
  await pick(page, [png('map.png', await picture(page))])
  await uploadedAll(page, 1)
  await attached(page).getByLabel('Description').fill('a map')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await world.control({ remove: 'gone tomorrow' })

  await start(page)
  await page.getByRole('button', { name: 'Drafts (1)' }).click()
  await drafts(page).getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Post not found')).toBeVisible()
  const offer = page.getByRole('region', { name: 'Reply' })
  await expect(offer).toContainText('You were replying to this post.')
  await expect(offer).toContainText('@wren where to?')
  await asNew(page).click()
  await expect(page).toHaveURL('/home')
  await expect(text(page)).toHaveValue('@wren where to?')
  await expect(text(page)).toBeFocused()
  await expect(page.getByLabel('Who can see the post')).toHaveValue('direct')
  await expect(attached(page).getByLabel('Description')).toHaveValue('a map')
  await page.getByRole('button', { name: 'Drafts (1)' }).click()
  await expect(drafts(page)).toContainText('New post')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText('where to?')
  await expect(posts(page).first().getByRole('img', { name: 'a map' })).toBeVisible()
})

test('a quote refused because its post is gone waits while another post is being written', async ({
  page,
  openAs,
  world,
}) => {
  test.slow()
  await world.control(leaving)
  await openAs(alice, '/home')
  await posts(page).filter({ hasText: 'gone tomorrow' }).getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Repost with comment')
  await text(page).fill('read this before it is too late')
  // It is not sent again by itself meanwhile.
  const headers = { 'retry-after': '600' }
  await world.control({ fail: { path: '/api/v1/statuses', method: 'POST', status: 503, body: '', headers } })
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(waiting(page)).toContainText('too late')
  await world.control({ remove: 'gone tomorrow' })
  await start(page)
  await text(page).fill('something else')
  await waiting(page).getByRole('button', { name: 'Send now' }).click()
  await expect(waiting(page).getByRole('alert')).toContainText('no longer exists')
  await waiting(page).getByRole('button', { name: 'Edit' }).click()

  const offer = page.getByRole('region', { name: 'Repost with comment' })
  await expect(offer).toContainText('You were quoting this post.')
  await asNew(page).click()
  await expect(offer.getByRole('alert')).toContainText('You are already writing another new post.')
  await page.reload()
  await expect(offer, 'nothing is lost').toContainText('read this before it is too late')
  await page.goto('/home')
  await expect(text(page)).toHaveValue('something else')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(posts(page).first()).toContainText('something else')
  await page.goBack()
  await asNew(page).click()
  await expect(text(page)).toHaveValue('read this before it is too late')
  await expect(page.getByLabel('Who can see the post')).toHaveValue('public')
  await page.getByRole('button', { name: 'Drafts (1)' }).click()
  await expect(drafts(page)).toHaveCount(1)
})
