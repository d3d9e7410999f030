/** Tests docs/spec/media.md#files-without-a-description. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { picture } from './files.ts'
import { A, demoPerson, expect, heading, test, unique } from './journey.ts'
import type { OtherClient } from './other-client.ts'

const alice = demoPerson('alice')

/** Publishes a post with pictures that nobody has described, and returns its id. */
async function writeBare(page: Page, author: OtherClient, status: string, count = 1): Promise<string> {
  const file = (await picture(page)).toString('base64')
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    const body = { file, media_type: 'image/png' }
    ids.push((await author.ask<{ id: string }>('POST', '/api/v1/media', body)).id)
  }
  const { id } = await author.ask<{ id: string }>('POST', '/api/v1/statuses', { status, media_ids: ids })
  return id
}

interface Answer {
  content: string
  edited_at: string | null
  media_attachments: { description: string | null }[]
}

// docs/spec/media.md#files-without-a-description
test('the profile editor leads to the files without a description, and one press describes one @anywhere', async ({
  page,
  openAs,
  otherDevice,
}) => {
  await openAs(A, '/about')
  const author = await otherDevice(A)
  const words = unique('A bare picture')
  const id = await writeBare(page, author, words)
  await page.goto('/settings/profile')
  await page.getByRole('link', { name: /files? without a description/ }).press('Enter')
  await expect(heading(page, 'Files without a description')).toBeVisible()
  const row = page.locator(`[data-row="${id}"]`)
  await expect(row).toContainText(words)
  await expectClean(page)
  await row.getByRole('textbox', { name: 'Description' }).fill(' A cup of tea ')
  await row.getByRole('button', { name: 'Save description' }).press('Enter')
  await expect(row).toHaveCount(0)

  const post = await author.ask<Answer>('GET', `/api/v1/statuses/${id}`)
  expect(post.media_attachments.map(({ description }) => description)).toEqual(['A cup of tea'])
  expect(post.content).toContain(words)
  expect(post.edited_at, 'other servers hear of it').not.toBeNull()
})

// docs/spec/media.md#files-without-a-description
test('on a phone: a refused description stays where it was typed; a described file leaves with its field', async ({
  page,
  openAs,
  otherDevice,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await world.control({ seed: 'small' })
  await openAs(alice, '/about')
  const id = await writeBare(page, await otherDevice(alice), 'Two bare pictures', 2)
  await page.goto('/settings/descriptions')
  const row = page.locator(`[data-row="${id}"]`)
  const files = row.getByRole('form')
  await expect(files).toHaveCount(2)
  await expectClean(page)
  await world.control({ fail: { path: '/api/v1/media/*', status: 500, times: 1 } })
  const second = row.getByRole('form', { name: 'File 2' })
  await second.getByRole('textbox').fill('Cake')
  await second.getByRole('button').press('Enter')
  await expect(second.getByRole('alert')).toBeVisible()
  await expect(second.getByRole('textbox')).toHaveValue('Cake')
  await second.getByRole('button').press('Enter')
  await expect(files).toHaveCount(1)
  await expect(files.getByRole('textbox'), 'the next file has the focus').toBeFocused()
  await files.getByRole('textbox').fill('Tea')
  await files.getByRole('button').press('Enter')
  await expect(row).toHaveCount(0)
  await expect(page.getByText('All your files have a description')).toBeVisible()
  await expect(heading(page, 'Files without a description')).toBeFocused()
})
