/** Tests docs/decisions/028-one-database.md: a browser in which an earlier build has kept something. */
import type { Page } from '@playwright/test'
import { attached, item } from './files.ts'
import { A, B, chooseItem, expect, posts, test } from './journey.ts'
import { newToken } from './token.ts'

const text = (page: Page) => page.getByLabel('Text of the post')
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface Stored {
  local: Record<string, string>
  /** Database → key → value; a text that begins with `file:` is the base64 of a picture. */
  databases: Record<string, Record<string, unknown>>
}

/**
 * Runs in the browser: writes what an earlier build would have left, into databases as that build made them.
 */
async function store({ local, databases }: Stored): Promise<void> {
  const withFiles = (value: unknown): unknown => {
    if (typeof value === 'string' && value.startsWith('file:')) {
      const bytes = Uint8Array.from(atob(value.slice(5)), (sign) => sign.charCodeAt(0))
      return new Blob([bytes], { type: 'image/png' })
    }
    if (Array.isArray(value)) return value.map(withFiles)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFiles(part)]))
  }
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
  for (const [table, entries] of Object.entries(databases)) {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(`kith-${table}`)
      opening.onupgradeneeded = () => opening.result.createObjectStore(table)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const writing = opening.result.transaction(table, 'readwrite')
        for (const [key, value] of Object.entries(entries))
          writing.objectStore(table).put(withFiles(value), key)
        writing.onerror = () => reject(writing.error)
        writing.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
    })
  }
}

const draft = (idempotencyKey: string, more: Record<string, unknown> = {}) => ({
  visibility: null,
  sensitive: false,
  poll: null,
  attachments: [],
  idempotencyKey,
  tried: null,
  changedAt: 1_700_000_000_000,
  ...more,
})

const file = (key: string, description: string) => ({
  key,
  name: `${key}.png`,
  mediaType: 'image/png',
  description,
  uploaded: null,
})

test('what an earlier build has kept is all there: drafts, files, waiting posts, preferences and edits @slow', async ({
  page,
  otherDevice,
}) => {
  test.slow()
  const alice = await otherDevice(A)
  const mine = await alice.write({ status: 'a post to be edited' })
  const [aliceId, bobId] = [alice.id, (await otherDevice(B)).id]
  const poll = { options: ['tea', 'milk'], multiple: true, amount: 3, unit: 'hour' }
  const edit = { text: 'edited, not saved', sensitive: true, attachments: [], editedAt: null }
  await page.goto('/api/v1/instance')
  await page.evaluate(store, {
    local: {
      auth_token: await newToken(page.request, A),
      kith_owner: aliceId,
      kith_theme: 'dark',
      kith_recent_searches: '#tea',
      kith_outbox: 'waiting',
      post_content_new: 'with a poll',
      [`post_content_${mine.id}`]: 'with a file',
      [`post_edit_${mine.id}`]: JSON.stringify(edit),
    },
    databases: {
      drafts: {
        post_content_new: draft('00000000000000000000000000000001', { poll, visibility: 'private' }),
        [`post_content_${mine.id}`]: draft('00000000000000000000000000000002', {
          attachments: [file('cat', 'a cat')],
        }),
      },
      files: { cat: `file:${PICTURE}` },
      outbox: {
        '00000000000000000000000000000003': {
          context: { kind: 'new' },
          draft: { text: 'waits to be sent', ...draft('00000000000000000000000000000003') },
          visibility: 'public',
          accountId: aliceId,
          state: 'waiting',
          tries: 1,
          queuedAt: 1,
          lastTryAt: 1,
          nextTryAt: 1,
          problem: null,
        },
      },
      aside: {
        [bobId]: {
          stored: [['post_content_new', 'only for bob']],
          tables: {
            drafts: [
              [
                'post_content_new',
                draft('00000000000000000000000000000004', { attachments: [file('dog', 'a dog')] }),
              ],
            ],
            files: [['dog', `file:${PICTURE}`]],
            outbox: [],
          },
        },
      },
    },
  })

  await page.goto('/home')
  await expect(posts(page).filter({ hasText: 'waits to be sent' })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(text(page)).toHaveValue('with a poll')
  await expect(page.getByLabel('Who can see the post')).toHaveValue('private')
  await expect(page.getByRole('textbox', { name: 'Option 1' })).toHaveValue('tea')
  await page.getByRole('combobox', { name: 'Search' }).focus()
  await expect(page.getByRole('option', { name: '#tea' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Drafts (2)' }).click()
  const answer = page
    .getByRole('dialog', { name: 'Drafts' })
    .getByRole('listitem')
    .filter({ hasText: 'with a file' })
  await answer.getByRole('button', { name: 'Continue' }).click()
  await expect(text(page)).toHaveValue('with a file')
  await expect(attached(page)).toHaveCount(1)
  await expect(item(page, 'cat.png').getByRole('textbox', { name: 'Description' })).toHaveValue('a cat')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(
    page.getByRole('article').filter({ hasText: 'with a file' }).getByRole('img', { name: 'a cat' }),
  ).toBeVisible()

  await page.goto(`/post/${mine.id}`)
  await page
    .getByRole('article')
    .filter({ hasText: 'a post to be edited' })
    .getByRole('button', { name: 'More actions' })
    .click()
  await chooseItem(page, 'Edit')
  await expect(text(page)).toHaveValue('edited, not saved')
})
