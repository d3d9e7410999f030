/**
 * Tests docs/spec/reactions.md#reactions-of-a-post, docs/spec/reactions.md#favourite-emoji,
 * docs/spec/reactions.md#one-emoji-picker.
 */
import type { Locator, Page } from '@playwright/test'
import { A, allAnswered, B, demoPerson, expect, posts, test, unique } from './journey.ts'

const openPicker = (post: Locator) => post.getByRole('button', { name: 'React with an emoji' }).click()

const picker = (page: Page) => page.getByRole('dialog', { name: 'React with an emoji' })

const reaction = (post: Locator, name: RegExp) =>
  post.getByRole('list', { name: 'Reactions' }).getByRole('button', { name })

/** A post of one's own on top, without any reaction. */
async function write(page: Page) {
  const text = `reactions ${Date.now()}`
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill(text)
  await page.getByRole('button', { name: 'Publish' }).click()
  const post = posts(page).filter({ hasText: text }).first()
  await expect(post).toBeVisible()
  return post
}

// docs/spec/reactions.md#reactions-of-a-post
test('a reaction is added and removed, and survives a reload @anywhere', async ({ page, openAs }) => {
  await openAs(A, '/home')
  const post = await write(page)
  await openPicker(post)
  await picker(page).getByRole('option', { name: 'party popper' }).first().click()
  await expect(picker(page)).toBeHidden()
  await expect(reaction(post, /🎉: 1 reaction/)).toHaveAttribute('aria-pressed', 'true')
  await allAnswered(page)
  await page.reload()
  await reaction(post, /🎉: 1 reaction/).click()
  await expect(reaction(post, /🎉/)).toHaveCount(0)
  await allAnswered(page)
  await page.reload()
  await expect(post).toBeVisible()
  await expect(reaction(post, /🎉/)).toHaveCount(0)
})

// docs/spec/reactions.md#one-emoji-picker
test('react with an emoji of the instance and one of the standard, by keyboard', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/home')
  const post = await write(page)
  await post.getByRole('button', { name: 'React with an emoji' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search emoji' })).toBeFocused()
  await expect(picker(page).getByRole('option').first()).toBeVisible()
  await page.keyboard.type('blob_cat')
  await page.keyboard.press('Enter')
  await expect(reaction(post, /blob_cat: 1 reaction/)).toBeVisible()
  await expect(post.getByRole('button', { name: 'React with an emoji' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(picker(page).getByRole('option').first()).toBeVisible()
  await page.keyboard.type('butterfl')
  await page.keyboard.press('Enter')
  await expect(reaction(post, /🦋: 1 reaction/)).toBeVisible()
  await allAnswered(page)
  await page.reload()
  await expect(reaction(post, /./)).toHaveText([/blob_cat/, /🦋/])
  await expect(reaction(post, /blob_cat/)).toHaveAttribute('aria-pressed', 'true')
})

test('joining a reaction counts one more; quick presses end in the last choice @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const words = unique('join in')
  const { id } = await (await otherDevice(A)).write({ status: words })
  await (await otherDevice(B)).ask(
    'PUT',
    `/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent('🦋')}`,
  )
  await openAs(A, `/post/${id}`)
  const post = page.getByRole('article').filter({ hasText: words })
  await reaction(post, /🦋: 1 reaction/).dblclick()
  await expect(reaction(post, /🦋: 1 reaction/)).toHaveAttribute('aria-pressed', 'false')
  await reaction(post, /🦋/).click()
  await expect(reaction(post, /🦋: 2 reactions/)).toHaveAttribute('aria-pressed', 'true')
  await allAnswered(page)
  await page.reload()
  await expect(reaction(post, /🦋: 2 reactions/)).toHaveAttribute('aria-pressed', 'true')
})

test('when reacting fails the reaction is rolled back and the reason shown', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/home')
  const post = await write(page)
  await world.control({
    fail: { path: '/api/v1/pleroma/statuses/*/reactions/*', method: 'PUT', status: 503, body: 'oops' },
  })
  await openPicker(post)
  await picker(page).getByRole('option', { name: 'eyes' }).first().click()
  await expect(page.getByRole('region', { name: 'Notices' }).getByText(/server|refused/i)).toBeVisible()
  await expect(reaction(post, /👀/)).toHaveCount(0)
  await openPicker(post)
  await picker(page).getByRole('option', { name: 'eyes' }).first().click()
  await expect(reaction(post, /👀: 1 reaction/)).toBeVisible()
})

test('guests see reactions and cannot press them', async ({ page, openAs }) => {
  await openAs(demoPerson('alice'), '/home')
  const text = 'what should the lighthouse say'
  const link = posts(page)
    .filter({ hasText: text })
    .first()
    .getByRole('link')
    .filter({ has: page.locator('time') })
  const path = (await link.getAttribute('href')) ?? ''
  await page.evaluate(() => localStorage.clear())
  await page.goto(path)
  const post = page.getByRole('article').filter({ hasText: text }).first()
  await expect(post.getByRole('list', { name: 'Reactions' }).getByRole('listitem')).toHaveCount(2)
  await expect(reaction(post, /./)).toHaveCount(0)
  await expect(post.getByRole('button', { name: 'React with an emoji' })).toHaveCount(0)
  await expect(post.getByRole('list', { name: 'Results' })).toBeVisible()
})
