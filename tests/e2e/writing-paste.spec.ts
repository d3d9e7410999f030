/** Tests docs/spec/writing.md#tracking-parameters, docs/spec/writing.md#undo-while-writing. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { fillClipboard } from './clipboard.ts'
import { A, expect, test } from './journey.ts'

const ADDRESS = 'https://cats.example/tea'
const TRACKED = `${ADDRESS}?cup=2&utm_source=x&fbclid=y`
const CLEAN = `${ADDRESS}?cup=2`

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const box = (page: Page) => page.getByLabel('Text of the post')

/** Opens the composer at home. */
async function open(page: Page) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(box(page)).toBeFocused()
}
const notice = (page: Page) => page.getByText('Tracking parameters removed from the address')

for (const [where, viewport] of [
  ['on a desktop', { width: 1280, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  // docs/spec/writing.md#tracking-parameters
  test(`a pasted address loses what tracks people, ${where}, and it can be undone @anywhere`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize(viewport)
    await openAs(A, '/home')
    await open(page)
    await fillClipboard(page, `read ${TRACKED} now`)
    await box(page).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(box(page)).toHaveValue(`read ${CLEAN} now`)
    await expect(notice(page)).toContainText(/utm_source.*fbclid/)
    await notice(page).hover() // it stays while somebody points at it
    await expectClean(page)
    await page.keyboard.type('!')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(box(page)).toHaveValue(`read ${TRACKED} now!`)
    await expect(box(page)).toBeFocused()

    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(box(page)).toHaveValue(`read ${CLEAN} now`)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(box(page)).toHaveValue(`read ${TRACKED} now`)
    await page.getByRole('button', { name: 'Discard' }).click()
  })
}
