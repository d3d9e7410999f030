/**
 * Tests docs/spec/conventions.md#stored-values-that-cannot-be-read: rows of the real database and texts of
 * local storage are damaged between two visits.
 */
import type { Page } from '@playwright/test'
import { signInBeside, switchTo } from './accounts.ts'
import { A, allAnswered, B, expect, posts, test, unique } from './journey.ts'
import { closeClient, damageRows } from './storage.ts'
import { storedDrafts } from './stored.ts'
import { storedAnswers } from './stored-answers.ts'
import { BUSY, expectOnce, leaveWriting, publishLater, text, waiting, write } from './writing-here.ts'

const found = (page: Page) => page.getByText('Something that was saved in this browser could not be read.')
const drafts = (page: Page) => page.getByRole('dialog', { name: 'Drafts' })

// docs/spec/conventions.md#stored-values-that-cannot-be-read
test('a waiting post and the rest of a draft are damaged: it is said, they can be had, and all else is there', async ({
  page,
  openAs,
  world,
  otherDevice,
}) => {
  const { sent, written } = await leaveWriting(page, { openAs, world })
  const whole = unique('Waits and is whole')
  await world.control({ fail: BUSY })
  await page.goto('/notifications')
  await page.goto('/home')
  await expect(text(page)).toHaveValue(written)
  await text(page).fill('')
  await page.keyboard.press('Escape')
  await publishLater(page, whole)
  await write(page, written)
  await expect.poll(async () => JSON.stringify(await storedDrafts(page))).toContain(written)
  await allAnswered(page)
  await closeClient(page)
  expect(await damageRows(page, { database: 'kith', table: 'outbox', words: sent }, { tries: 'two' })).toBe(1)
  expect(await damageRows(page, { database: 'kith', table: 'drafts' }, { attachments: null })).toBe(1)

  await page.goto('/home')
  await expect(posts(page).first()).toBeVisible()
  await expect(found(page).first()).toBeVisible()
  await expect(text(page)).toHaveValue(written)
  await expect(waiting(page)).toHaveCount(1)
  await expect(waiting(page)).toContainText(whole)
  await page.getByRole('button', { name: /^Drafts/ }).click()
  await expect(drafts(page).getByText('A post that was waiting to be sent')).toBeVisible()
  await expect(drafts(page).getByText('Details of a draft')).toBeVisible()
  await page.keyboard.press('Escape')
  await waiting(page).getByRole('button', { name: 'Send now' }).click()
  await expect(waiting(page)).toHaveCount(0)
  await expectOnce(await otherDevice(A), whole)
  await page.reload()
  await expect(text(page)).toHaveValue(written)
  await allAnswered(page)
  await expect(found(page)).toHaveCount(0)
})

/** Values that a fault of the disk, or another program, may leave in place of a stored answer. */
const DAMAGED_ANSWERS = [
  { what: 'cut off', text: '{"pages":[{"items":[{"id":"1","acc' },
  { what: 'no text at all', text: 7 },
  { what: 'null', text: 'null' },
  { what: 'of another shape', text: '{"pages":7,"pageParams":{}}' },
  {
    what: 'a list of nothing known',
    text: '{"pages":[{"items":[null,{"id":1}],"next":null}],"pageParams":[null]}',
  },
]

for (const { what, text: damage } of DAMAGED_ANSWERS) {
  // docs/spec/offline.md#stored-answers
  test(`stored answers are damaged (${what}): the page is drawn with those of the server`, async ({
    page,
    openAs,
  }) => {
    await openAs(A, '/home')
    await expect.poll(() => storedAnswers(page)).toContain('home')
    await allAnswered(page)
    await closeClient(page)
    const where = { database: 'kith-answers', table: 'answers' } as const
    expect(await damageRows(page, where, { text: damage })).toBeGreaterThan(3)
    await page.goto('/home')
    await expect(posts(page).first()).toBeVisible()
    await page.reload()
    await expect(posts(page).first()).toBeVisible()
  })
}

/** Texts that fit no value, or the wrong one. */
const JUNK = ['{"', 'null', '[[[7]]]', '\u0000\uFFFF']

// docs/spec/conventions.md#stored-values-that-cannot-be-read
test('each text of local storage is damaged in turn: the client opens, and nothing but this value is lost', async ({
  page,
  openAs,
  world,
}) => {
  test.slow()
  const { sent, written } = await leaveWriting(page, { openAs, world })
  await signInBeside(page, A, B)
  await switchTo(page, B)
  await switchTo(page, A)
  await allAnswered(page)
  // Without its token nobody is signed in, and the words of a draft are any text.
  const keysOf = (stored: object) => Object.keys(stored).filter((key) => !/auth_token|post_content/.test(key))
  const storedNow = () => page.evaluate(() => ({ ...localStorage }))
  // Some seconds pass until the page writes the place of reading, and for whom answers are stored.
  await expect.poll(async () => keysOf(await storedNow()).length).toBeGreaterThan(8)
  await closeClient(page)
  const before = await storedNow()
  const keys = keysOf(before)
  for (const [at, key] of keys.entries()) {
    await test.step(key, async () => {
      await page.evaluate(
        ({ entries, damaged, junk }) => {
          localStorage.clear()
          for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
          localStorage.setItem(damaged, junk)
        },
        { entries: before, damaged: key, junk: JUNK[at % JUNK.length] ?? '' },
      )
      await page.goto('/home')
      await expect(posts(page).first()).toBeVisible()
      await expect(text(page)).toHaveValue(written)
      await expect(waiting(page)).toContainText(sent)
      await allAnswered(page)
      await closeClient(page)
    })
  }
})
