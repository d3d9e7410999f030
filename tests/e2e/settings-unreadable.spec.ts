/** Tests docs/spec/settings.md#what-cannot-be-read, docs/spec/session.md#a-401-ends-the-session. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { allAnswered, chooseItem, demoPerson, expect, posts, test } from './journey.ts'
import { tokenOf } from './token.ts'

const alice = demoPerson('alice')
const VIEWER = '/api/v1/accounts/verify_credentials'
const DARK = { name: 'Dark' }

/** Asks the server as alice, as another device of hers does. */
async function asAlice(page: Page) {
  const headers = { Authorization: `Bearer ${await tokenOf(page.request, alice)}` }
  const viewer = async () => (await page.request.get(VIEWER, { headers })).json()
  const store = (config: object) =>
    page.request.post('/api/v1/settings/client_config', { headers, data: config })
  return { viewer, store }
}

const json = { status: 200, contentType: 'application/json' }

// docs/spec/settings.md#what-cannot-be-read
test('a choice holds here while the settings cannot be read, and is saved when they can @daily', async ({
  page,
  openAs,
  world,
}) => {
  const { viewer, store } = await asAlice(page)
  await store({ kith: { textSize: 'larger', bells: 'bob' } })
  await openAs(alice, '/settings?section=appearance')
  await expect(page.getByRole('radio', { name: 'Very large' })).toBeChecked()

  const { client_config: _, ...without } = await viewer()
  await allAnswered(page)
  await world.control({ fail: { ...json, path: VIEWER, times: 1, body: JSON.stringify(without) } })
  await page.getByRole('radio', DARK).check()
  await expect(page.getByText(/cannot be read, so nothing is written over them/).first()).toBeVisible()
  await expect(page.getByRole('radio', DARK)).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectClean(page)

  expect((await viewer()).client_config.kith).toEqual({ textSize: 'larger', bells: 'bob' })
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect
    .poll(async () => (await viewer()).client_config.kith)
    .toMatchObject({ textSize: 'larger', bells: 'bob', theme: 'dark' })
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

// docs/spec/settings.md#what-cannot-be-read
test('a value of ours that is none is replaced only by who says so', async ({ page, openAs }) => {
  const { viewer, store } = await asAlice(page)
  await store({ kith: 'hello' })
  await openAs(alice, '/settings?section=appearance')
  await page.getByRole('radio', DARK).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await allAnswered(page)
  expect((await viewer()).client_config.kith).toBe('hello')
  await page.getByRole('button', { name: 'Begin with new settings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Begin with new settings' }).click()
  await expect.poll(async () => (await viewer()).client_config.kith).toMatchObject({ theme: 'dark' })
  await expect(page.getByRole('button', { name: 'Begin with new settings' })).toHaveCount(0)
})

// docs/spec/settings.md#what-cannot-be-read
// docs/spec/filters.md#what-a-filter-is
test('a filter without a possible end is shown as such, beside the others, and can be removed', async ({
  page,
  openAs,
}) => {
  const { viewer, store } = await asAlice(page)
  const filter = { kind: 'word', value: 'rain', action: 'fold', until: null }
  const late = { ...filter, until: 8.7e15 }
  await store({ kith: { 'filter:a': filter, 'filter:b': late, locale: 'constructor' } })
  await openAs(alice, '/settings?section=filters')
  await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(1)
  const odd = page.getByRole('region', { name: 'Cannot be read' })
  await expect(odd.getByRole('listitem')).toHaveText([
    'A filter that cannot be read',
    'A setting that cannot be read: Language',
  ])
  await expectClean(page)
  await odd.getByRole('button', { name: 'Remove A filter that cannot be read' }).click()
  await expect(odd.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(odd.getByRole('listitem')).toHaveCount(2)
  await expect.poll(async () => (await viewer()).client_config.kith['filter:b']).toEqual(late)
  for (let left = 2; left > 0; left--) {
    await odd
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(odd.getByRole('listitem')).toHaveCount(left - 1)
  }
  await expect
    .poll(async () => (await viewer()).client_config.kith)
    .toMatchObject({ 'filter:a': filter, 'filter:b': null, locale: null })
})

// docs/spec/settings.md#what-cannot-be-read
// docs/spec/post-actions.md#edit
test('no editor opens for a post whose source lacks its text @daily', async ({ page, openAs, world }) => {
  await openAs(alice, '/home')
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await page.getByLabel('Text of the post').fill('words to be kept')
  await page.getByRole('button', { name: 'Publish' }).click()
  const post = posts(page).first()
  await expect(post).toContainText('words to be kept')
  await allAnswered(page)
  const path = '/api/v1/statuses/*/source'
  await world.control({ fail: { ...json, path, body: '{"content_type":"text/markdown"}' } })
  await post.getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Edit')
  await expect(page.getByText('The server sent a response that cannot be read.')).toBeVisible()
  await expect(page.getByLabel('Text of the post')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Text of the post')).toHaveValue('words to be kept')
})

// docs/spec/settings.md#what-cannot-be-read
// docs/spec/settings.md#profile-editor
test('the profile is not edited where its texts are not known', async ({ page, openAs, world }) => {
  const { viewer } = await asAlice(page)
  const { source, ...partial } = await viewer()
  await world.control({ fail: { ...json, path: VIEWER, times: 1, body: JSON.stringify(partial) } })
  await openAs(alice, '/settings/profile')
  await expect(page.getByText('The server sent a response that cannot be read.')).toBeVisible()
  await expect(page.getByLabel('Bio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Bio')).toHaveValue(source.note ?? '')
})

// docs/spec/session.md#a-401-ends-the-session
for (const status of [400, 431]) {
  test(`a ${status} to the question who one is does not end the session`, async ({ page, openAs, world }) => {
    await openAs(alice, '/home')
    await allAnswered(page)
    await world.control({ fail: { path: VIEWER, status, times: 1 } })
    await page.reload()
    await page.getByRole('button', { name: 'Try again' }).or(posts(page).first()).first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()
    await page.reload()
    await expect(posts(page).first()).toBeVisible()
  })
}
