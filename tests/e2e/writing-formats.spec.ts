/** Tests docs/spec/writing.md#formatting, docs/spec/keyboard.md#keys-while-writing. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { A, allAnswered, demoPerson, expect, posts, test, unique } from './journey.ts'

const box = (page: Page) => page.getByLabel('Text of the post')

/** Opens the composer at home. */
async function open(page: Page) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(box(page)).toBeFocused()
}
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Format the text' })
const format = (page: Page, name: string) => bar(page).getByRole('button', { name })

/** Selects the last letters of the text. */
async function selectBack(page: Page, letters: number) {
  for (let step = 0; step < letters; step += 1) await page.keyboard.press('Shift+ArrowLeft')
}

// docs/spec/writing.md#formatting
// docs/spec/keyboard.md#keys-while-writing
test('words become bold by keys and a list by a press, Ctrl+Z takes it back, and it is published so @anywhere @daily', async ({
  page,
  openAs,
}) => {
  const mark = unique('').trim()
  await openAs(A, '/home')
  await open(page)
  await page.keyboard.type(`${mark} cats`)
  await selectBack(page, 4)
  await page.keyboard.press('ControlOrMeta+b')
  await expect(box(page)).toHaveValue(`${mark} **cats**`)
  await page.keyboard.press('ControlOrMeta+i')
  await expect(box(page)).toHaveValue(`${mark} ***cats***`)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(box(page)).toHaveValue(`${mark} **cats**`)
  await page.keyboard.press('ControlOrMeta+End')
  await format(page, 'List').click()
  await expect(box(page)).toHaveValue(`- ${mark} **cats**`)
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(box(page)).toHaveValue(`${mark} **cats**`)
  await page.getByRole('button', { name: 'Publish' }).click()
  const strong = posts(page).filter({ hasText: mark }).first().locator('strong')
  await expect(strong).toHaveText('cats')
  await allAnswered(page)
})

// docs/spec/writing.md#formatting
// docs/spec/keyboard.md#command-palette
test('the buttons are one stop for Tab, arrows walk along them, and Ctrl+K makes a link only of words', async ({
  page,
  openAs,
}) => {
  await openAs(demoPerson('alice'), '/home')
  await open(page)
  await page.keyboard.type('see this')
  await page.keyboard.press('Shift+Tab')
  await expect(format(page, 'Bold')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(format(page, 'Insert link')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('see this**')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expectClean(page)
  await box(page).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(format(page, 'Italic'), 'where one was').toBeFocused()
  await page.keyboard.press('Tab')
  await selectBack(page, 4)
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('https://cats.example')
  await expect(box(page)).toHaveValue('see [this](https://cats.example)')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  // docs/spec/writing.md#formatting
  test('the buttons come above the tools when they are asked for @anywhere', async ({ page, openAs }) => {
    await openAs(A, '/home')
    await open(page)
    await page.keyboard.type('quiet')
    await expect(bar(page)).toHaveCount(0)
    const opener = page.getByRole('button', { name: 'Format the text' })
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await format(page, 'Quotation').click()
    await expect(box(page)).toHaveValue('> quiet')
    await expect(format(page, 'Insert link')).toBeInViewport({ ratio: 1 })
    await expectClean(page)
    await opener.click()
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Discard' }).click()
  })
})
