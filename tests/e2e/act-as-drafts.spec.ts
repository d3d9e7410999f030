/** Tests docs/spec/session.md#writing-as-another-account: a draft goes over with all that it has. */
import type { Page } from '@playwright/test'
import { author, itemFor, me, signInBeside } from './accounts.ts'
import { A, B, chooseItem, expect, test, unique } from './journey.ts'

const text = (page: Page) => page.getByLabel('Text of the post')
const language = (page: Page) => page.getByLabel('Language of the post')
const audience = (page: Page) => page.getByLabel('Who can see the post')

/** Hands the open draft over, and waits for its editor. */
async function writeAs(page: Page, words: string): Promise<void> {
  await author(page, A).click()
  await itemFor(page, 'Write as', B).click()
  await expect(me(page, B)).toBeVisible()
  await expect(text(page)).toHaveValue(words)
}

interface Post {
  content: string
  visibility: string
  sensitive: boolean
  language: string | null
  poll: { multiple: boolean; options: { title: string }[] } | null
  quote: { quoted_status: { id: string } } | null
}

// docs/spec/session.md#writing-as-another-account
test('a poll, a language, a mark and an audience go over and are published', async ({
  page,
  openAs,
  otherDevice,
}) => {
  const words = unique('which of these')
  await openAs(A, '/home')
  await signInBeside(page, A, B)
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await text(page).fill(words)
  await language(page).focus()
  await language(page).selectOption({ label: 'Persian' })
  await audience(page).selectOption('Followers')
  await page.getByRole('button', { name: 'Mark as sensitive' }).click()
  await page.getByRole('button', { name: 'Poll', exact: true }).click()
  for (const option of ['tea', 'coffee']) {
    await page.keyboard.type(option)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('checkbox', { name: 'Multiple choice' }).check()

  await writeAs(page, words)
  await expect(language(page)).toHaveValue('fa')
  await expect(audience(page).locator(':checked')).toHaveText('Followers')
  await expect(page.getByRole('button', { name: 'Mark as sensitive' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('checkbox', { name: 'Multiple choice' })).toBeChecked()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Published as .*@/)).toBeVisible()

  const b = await otherDevice(B)
  const latest = await b.ask<Post[]>('GET', `/api/v1/accounts/${b.id}/statuses?limit=5`)
  expect(latest.filter(({ content }) => content.includes(words))).toMatchObject([
    {
      visibility: 'private',
      sensitive: true,
      language: 'fa',
      poll: { multiple: true, options: [{ title: 'tea' }, { title: 'coffee' }] },
    },
  ])
})

// docs/spec/session.md#writing-as-another-account
test('a quote goes over with the post that it quotes', async ({ page, openAs, otherDevice }) => {
  const words = unique('look at this')
  const a = await otherDevice(A)
  const quoted = await a.write({ status: unique('worth quoting') })
  await openAs(A, `/post/${quoted.id}`)
  await signInBeside(page, A, B)
  await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).click()
  await chooseItem(page, 'Repost with comment')
  await text(page).fill(words)

  await writeAs(page, words)
  await expect(page.getByRole('form', { name: 'Repost with comment' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Published as .*@/)).toBeVisible()

  const b = await otherDevice(B)
  const latest = await b.ask<Post[]>('GET', `/api/v1/accounts/${b.id}/statuses?limit=5`)
  expect(latest.filter(({ content }) => content.includes(words))).toMatchObject([
    { quote: { quoted_status: { id: quoted.id } } },
  ])
})
