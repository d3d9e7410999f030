/**
 * Tests docs/spec/polls.md#poll-editor, docs/spec/polls.md#what-is-sent-of-a-poll,
 * docs/spec/polls.md#shares.
 */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { A, B, expect, posts, test, unique } from './journey.ts'

const box = (page: Page) => page.getByLabel('Text of the post')

/** Opens the composer at home. */
async function open(page: Page) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(box(page)).toBeFocused()
}

const OPTIONS = ['tea', 'coffee', 'milk', 'water', 'juice', 'cocoa', 'soup', 'nothing']

for (const [where, viewport] of [
  ['on a desktop', { width: 1280, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  // docs/spec/polls.md#poll-editor
  // docs/spec/polls.md#shares
  test(`a poll of eight options runs for minutes, and shares are those of people, ${where} @anywhere`, async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const text = unique('what do you drink?')
    await page.setViewportSize(viewport)
    await openAs(A, '/home')
    await open(page)
    await page.keyboard.type(text)
    await page.getByRole('button', { name: 'Poll', exact: true }).click()
    for (const option of OPTIONS) {
      await page.keyboard.type(option)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('textbox', { name: 'Runs for' }).fill('30')
    await page.getByRole('combobox', { name: 'Unit' }).selectOption('minutes')
    await page.getByRole('checkbox', { name: 'Multiple choice' }).check()
    await expectClean(page)
    await page.getByRole('button', { name: 'Publish' }).click()
    const post = posts(page).filter({ hasText: text }).first()
    await expect(post.getByText(/ends in (29|30)m/)).toBeVisible()
    const id = await post.getAttribute('data-row')

    const somebody = await otherDevice(B)
    await somebody.ask('POST', `/api/v1/polls/${id}/votes`, { choices: [0, 6] })
    await page.goto(`/post/${id}`)
    const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
    await expect(results).toHaveCount(OPTIONS.length)
    await expect(results.filter({ hasText: 'tea' })).toContainText('100%')
    await expect(results.filter({ hasText: 'soup' })).toContainText('100%')
    await expect(page.getByText('1 person', { exact: true })).toBeVisible()
    await expectClean(page)
  })
}
