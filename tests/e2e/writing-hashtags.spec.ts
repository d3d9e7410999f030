/** Tests docs/spec/writing.md#hashtags-with-capitals, docs/spec/writing.md#suggestions. */

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { A, allAnswered, B, expect, posts, test } from './journey.ts'

const box = (page: Page) => page.getByLabel('Text of the post')

/** Opens the composer at home. */
async function open(page: Page) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(box(page)).toBeFocused()
}
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

/** Letters that no other tag has. */
const rare = () => randomUUID().replace(/\W/g, '').slice(0, 10)

for (const [where, viewport] of [
  ['on a desktop', { width: 1280, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  // docs/spec/writing.md#hashtags-with-capitals
  test(`a tag is completed with the capitals that were typed, and remembered so, ${where} @anywhere`, async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const mark = rare()
    await (await otherDevice(B)).write({ status: `#cats${mark}oftea` })
    await page.setViewportSize(viewport)
    await openAs(A, '/home')
    await open(page)
    await page.keyboard.type(`look #Cats${mark}`)
    await expect(suggestions(page)).toHaveText([`#Cats${mark}oftea`])
    await expectClean(page)
    await page.keyboard.press('Enter')
    await expect(box(page)).toHaveValue(`look #Cats${mark}oftea `)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(
      posts(page)
        .filter({ hasText: `#Cats${mark}oftea` })
        .first(),
    ).toBeVisible()
    await allAnswered(page)

    await open(page)
    await page.keyboard.type(`#cats${mark}`)
    await expect(suggestions(page)).toHaveText([`#Cats${mark}oftea`])
    await page.keyboard.press('Tab')
    await expect(box(page)).toHaveValue(`#Cats${mark}oftea `)
    await page.getByRole('button', { name: 'Discard' }).click()
  })
}
