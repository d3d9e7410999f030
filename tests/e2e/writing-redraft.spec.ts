/** Tests docs/spec/post-actions.md#delete-and-redraft. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { A, allAnswered, B, chooseItem, demoPerson, expect, posts, test, unique } from './journey.ts'

const box = (page: Page) => page.getByLabel('Text of the post')

/** Opens the composer at home. */
async function open(page: Page) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(box(page)).toBeFocused()
}
const question = (page: Page) => page.getByRole('dialog', { name: 'Delete this post and write it again?' })

async function openMenu(page: Page, text: string) {
  const post = page.getByRole('article').filter({ hasText: text }).last()
  await post.getByRole('button', { name: 'More actions' }).click()
}

const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete and rewrite' }).click()

for (const [where, viewport] of [
  ['on a desktop', { width: 1280, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  // docs/spec/post-actions.md#delete-and-redraft
  test(`a post with its poll and audience comes back into the composer, ${where} @anywhere`, async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const text = unique('a tpyo')
    const somebody = await otherDevice(A)
    const poll = { options: ['tea', 'coffee'], expires_in: 1800, multiple: true }
    const { id } = await somebody.write({ status: text, visibility: 'private', poll })
    await page.setViewportSize(viewport)
    await openAs(A, `/post/${id}`)
    await openMenu(page, text)
    await chooseItem(page, 'Take back and rewrite')
    await expectClean(page)
    await confirm(page)
    await expect(page).toHaveURL(/\/home$/)
    await expect(box(page)).toHaveValue(text)
    await expect(page.getByLabel('Who can see the post')).toHaveValue('private')
    await expect(page.getByRole('textbox', { name: 'Option 2' })).toHaveValue('coffee')
    await expect(page.getByRole('textbox', { name: 'Runs for' })).toHaveValue('30')
    expect(await somebody.askIfThere('GET', `/api/v1/statuses/${id}`)).toBeNull()
    const right = text.replace('tpyo', 'typo')
    await box(page).fill(right)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(posts(page).filter({ hasText: right }).first()).toBeVisible()
    await expect(posts(page).filter({ hasText: text })).toHaveCount(0)
    await allAnswered(page)
  })
}

// docs/spec/post-actions.md#delete-and-redraft
test('a reply is written anew below what it answers @anywhere @daily', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const parent = await (await otherDevice(B)).write({ status: unique('a question') })
  const text = unique('an anwser')
  const client = await otherDevice(A)
  const { id } = await client.write({ status: text, in_reply_to_id: parent.id })
  await openAs(A, `/post/${parent.id}`)
  await openMenu(page, text)
  await chooseItem(page, 'Take back and rewrite')
  await confirm(page)
  await expect(page.getByRole('form', { name: 'Reply' }).getByLabel('Text of the post')).toHaveValue(text)
  expect(await client.askIfThere('GET', `/api/v1/statuses/${id}`)).toBeNull()
  await page.getByRole('button', { name: 'Discard' }).click()
})

// docs/spec/post-actions.md#delete-and-redraft
test('nothing is lost when another draft is in the place, or deleting is refused', async ({
  page,
  openAs,
  world,
}) => {
  const alice = demoPerson('alice')
  await openAs(alice, '/home')
  await open(page)
  await page.keyboard.type('stays as it is')
  await page.getByRole('button', { name: 'Publish' }).click()
  const post = posts(page).filter({ hasText: 'stays as it is' }).first()
  await expect(post).toBeVisible()
  await open(page)
  await page.keyboard.type('another draft')
  await openMenu(page, 'stays as it is')
  await chooseItem(page, 'Take back and rewrite')
  await confirm(page)
  await expect(question(page).getByRole('alert')).toContainText('Nothing was deleted.')
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(box(page)).toHaveValue('another draft')
  await page.getByRole('button', { name: 'Discard' }).click()

  await world.control({ fail: { path: '/api/v1/statuses/*', method: 'DELETE', status: 403, times: 1 } })
  await openMenu(page, 'stays as it is')
  await chooseItem(page, 'Take back and rewrite')
  await confirm(page)
  await expect(question(page).getByRole('alert')).toBeVisible()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(post).toBeVisible()
  await expect(page.getByRole('button', { name: 'What is on your mind?' })).toBeVisible()

  await world.control({
    fail: { path: '/api/v1/statuses/*', method: 'DELETE', status: 0, times: 1 },
  })
  await openMenu(page, 'stays as it is')
  await chooseItem(page, 'Take back and rewrite')
  await confirm(page)
  await expect(question(page).getByRole('alert')).toContainText('among your drafts')
  await confirm(page)
  await expect(box(page)).toHaveValue('stays as it is')
  await expect(posts(page).filter({ hasText: 'stays as it is' })).toHaveCount(0)
})
