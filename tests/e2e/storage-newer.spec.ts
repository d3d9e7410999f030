/**
 * Tests docs/spec/conventions.md#versions-of-the-database: a later build has been here, and its server has
 * gone back to this one.
 */
import type { Page } from '@playwright/test'
import { A, allAnswered, expect, posts, test, unique } from './journey.ts'
import { closeClient, laterWords, makeNewer } from './storage.ts'
import { storedAnswers } from './stored-answers.ts'
import { expectOnce, publish, text, unsaved, write } from './writing-here.ts'

const rolledBack = (page: Page) =>
  page.getByText('What is saved in this browser comes from a newer version of this site.')

// docs/spec/conventions.md#versions-of-the-database
test('the databases are newer than the build: reading and writing work, it is said what is not saved, and nothing of theirs is lost', async ({
  page,
  openAs,
  otherDevice,
  complaints,
}) => {
  const [written, more] = [unique('Begun before'), unique('Written meanwhile')]
  await openAs(A, '/home')
  await write(page, written)
  await expect.poll(() => storedAnswers(page)).toContain('home')
  await allAnswered(page)
  await closeClient(page)
  await makeNewer(page, ['kith', 'kith-answers'])

  await page.goto('/home')
  await expect(posts(page).first()).toBeVisible()
  await expect(rolledBack(page)).toBeVisible()
  await expect(text(page)).toHaveValue(written)
  await page.getByRole('button', { name: 'Continue without it' }).click()
  await text(page).fill(more)
  await expect(unsaved(page)).toBeVisible()
  await publish(page)
  await expect(posts(page).first()).toContainText(more)
  await page.reload()
  await expect(posts(page).first()).toContainText(more)
  await allAnswered(page)
  await expectOnce(await otherDevice(A), more)
  await closeClient(page)
  for (const name of ['kith', 'kith-answers'])
    expect(await laterWords(page, name)).toEqual({ version: 99, words: 'words of a later build' })
  complaints.splice(0) // what could not be stored
})
