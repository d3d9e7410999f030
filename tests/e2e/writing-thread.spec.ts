/** Tests docs/spec/writing.md#several-posts-as-a-thread. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { A, allAnswered, demoPerson, expect, posts, test, unique } from './journey.ts'

const box = (page: Page) => page.getByLabel('Text of the post')

/** Opens the composer at home. */
async function open(page: Page) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(box(page)).toBeFocused()
}

const add = (page: Page) => page.getByRole('button', { name: 'Add another post' })
const part = (page: Page, name: string) => page.getByRole('textbox', { name })

for (const [where, viewport] of [
  ['on a desktop', { width: 1280, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  // docs/spec/writing.md#several-posts-as-a-thread
  test(`three posts are written below each other and published in order, ${where} @anywhere`, async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const [one, two, three] = ['one', 'two', 'three'].map(unique)
    if (!one || !two || !three) throw new Error('three texts are needed')
    await page.setViewportSize(viewport)
    await openAs(A, '/home')
    await open(page)
    await page.keyboard.type(one)
    await add(page).press('Enter')
    await expect(part(page, 'Post 2 of 2')).toBeFocused()
    await page.keyboard.type('wrong')
    await add(page).click()
    await page.keyboard.type(three)
    await part(page, 'Post 2 of 3').fill(two)
    if (viewport.width < 500) await expectClean(page)
    else await page.reload()
    await expect(part(page, 'Post 3 of 3')).toHaveValue(three)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(posts(page).filter({ hasText: three }).first()).toBeVisible()
    await allAnswered(page)

    const client = await otherDevice(A)
    const ids: (string | null)[] = [null]
    for (const text of [one, two, three]) {
      const post = posts(page).filter({ hasText: text })
      await expect(post).toHaveCount(1)
      const id = (await post.getAttribute('data-row')) ?? ''
      const { in_reply_to_id } = await client.ask<{ in_reply_to_id: string | null }>(
        'GET',
        `/api/v1/statuses/${id}`,
      )
      expect(in_reply_to_id).toBe(ids.at(-1))
      ids.push(id)
    }
  })
}

// docs/spec/writing.md#several-posts-as-a-thread
test('a post of a thread that fails waits with those that follow, and goes on by a press', async ({
  page,
  openAs,
  world,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await open(page)
  await page.keyboard.type('first of two')
  await add(page).click()
  await page.keyboard.type('second of two')
  await page.getByLabel('Who can see the post').selectOption('direct')
  await expect(page.getByRole('alert')).toContainText('Choose another audience')
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await page.getByLabel('Who can see the post').selectOption('public')
  await world.control({ fail: { path: '/api/v1/statuses', method: 'POST', status: 503, times: 1 } })
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('1 more post follows.')).toBeVisible()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(posts(page).filter({ hasText: 'first of two' }).first()).toBeVisible()
  await expect(posts(page).filter({ hasText: 'second of two' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0)
})
