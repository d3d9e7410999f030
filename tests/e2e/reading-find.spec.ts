/** Tests docs/spec/search.md#what-this-device-has-read, docs/spec/search.md#search-operators. */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'

import { A, allAnswered, expect, heading, posts, test, unique } from './journey.ts'
import { keysWork } from './keyboard.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const here = (page: Page) => page.getByRole('region', { name: 'On this device' })
const found = (page: Page) => here(page).getByRole('listitem')

async function search(page: Page, text: string) {
  await box(page).fill(text)
  await box(page).press('Enter')
}

for (const [name, width, height] of [
  ['desktop', 1280, 900],
  ['phone', 390, 844],
] as const) {
  // docs/spec/search.md#what-this-device-has-read
  // docs/spec/search.md#search-operators
  test(`what was read is found at once, also without a connection, ${name} @anywhere`, async ({
    page,
    openAs,
    otherDevice,
    context,
    complaints,
  }) => {
    await page.setViewportSize({ width, height })
    const text = unique('Lanterns above the harbour')
    const mark = text.split(' ').at(-1) ?? ''
    const me = await otherDevice(A)
    await me.write({ status: text })
    await openAs(A, '/home')
    await expect(posts(page).filter({ hasText: mark })).toBeVisible()
    await keysWork(page)
    await page.keyboard.press('/')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type(`LANTERNS ${mark}`)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Search results')).toBeFocused()
    await expect(found(page)).toHaveCount(1)
    await expect(found(page)).toContainText(text)
    await expect(page.getByRole('heading', { name: 'From the server' })).toBeVisible()
    await allAnswered(page)

    // Nobody is asked for what no server understands.
    await context.setOffline(true)
    await search(page, `from:${A.username} after:2020 ${mark}`)
    await expect(found(page)).toHaveCount(1)
    await expect(here(page)).toContainText('The server is not asked.')
    await search(page, `has:media ${mark}`)
    await expect(here(page)).toContainText('Nothing on this device matches')
    await expect(here(page)).toContainText('Posts with this hashtag.')
    await expectClean(page)
    await search(page, `has:nonsense before:later`)
    await expect(page.getByRole('alert').first()).toBeVisible() // plain words, and no server
    await search(page, `"${text}"`)
    await found(page).getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/post\//)
    await context.setOffline(false)
    complaints.length = 0
  })
}
