/**
 * Tests docs/spec/conventions.md#low-windows in the whole product, and docs/spec/lists.md#a-list-drops-rows
 * there.
 */
import type { Locator, Page } from '@playwright/test'
import { shareOfToday } from '#tests/harness/seeded.ts'
import { expectToStand, follow, guide, nameOf, VISITS } from './every-screen.ts'
import { chooseItem, demoPerson, expect, posts, test } from './journey.ts'
import { expectCaretInSight, expectToGiveWay, LOW_WINDOWS } from './low-window.ts'

const alice = demoPerson('alice')
const text = (page: Page) => page.getByLabel('Text of the post')
/** Windows in which the list of a profile begins far below: large letters, and a phone on its side. */
const LOW_PROFILES = [
  { width: 320, height: 256 },
  { width: 640, height: 256 },
  { width: 844, height: 390 },
]
const LINES = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')

test.use({ hasTouch: true })

const scrollToMiddle = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))

// docs/spec/conventions.md#low-windows
test('nothing stays while a low window is scrolled, on every screen', async ({ page, openAs }) => {
  const address = await guide(page)
  const today = shareOfToday(VISITS, 4)
  await openAs(alice, '/home')
  for (const as of ['alice', null]) {
    if (as === null) {
      await page.evaluate(() => localStorage.clear())
      await page.goto('/about')
    }
    for (const visit of today.filter((one) => one.as === as)) {
      await follow(page, await visit.path(address))
      await expectToStand(page, nameOf(visit))
      for (const size of LOW_WINDOWS) {
        await page.setViewportSize(size)
        await scrollToMiddle(page)
        await expectToGiveWay(page, `${nameOf(visit)}, ${size.width} × ${size.height}`)
      }
    }
  }
})

// docs/spec/lists.md#a-list-drops-rows
for (const size of LOW_PROFILES)
  test(`a list below the window is drawn before anybody scrolls: ${size.width} × ${size.height}`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize(size)
    await openAs(alice, '/@alice')
    await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
    await expect(page.locator('main [data-undrawn]')).toHaveCount(0)
    expect(await posts(page).count()).toBeGreaterThanOrEqual(20)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

/** Writes some lines and expects to see the last of them at any time. */
async function writeInSight(page: Page, field: Locator, what: string): Promise<void> {
  await field.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText(LINES)
  await page.keyboard.type(' and')
  await expectCaretInSight(field, what)
  await expectToGiveWay(page, what)
}

for (const size of shareOfToday(LOW_WINDOWS, 2)) {
  // docs/spec/conventions.md#low-windows
  test(`what is typed is in sight, and every button is reached: ${size.width} × ${size.height}`, async ({
    page,
    openAs,
  }) => {
    await openAs(alice, '/home')
    await page.setViewportSize(size)
    await page.getByRole('button', { name: 'What is on your mind?' }).click()
    await writeInSight(page, text(page), 'composer')
    await page.keyboard.type(' :smi')
    const suggestion = page.getByRole('option').first()
    await expect(suggestion).toBeInViewport({ ratio: 0.9 })
    await expectCaretInSight(text(page), 'composer with suggestions')
    await suggestion.click()
    await page.getByRole('button', { name: 'Insert emoji' }).click()
    const picker = page.getByRole('dialog', { name: 'Insert emoji' })
    await picker.getByRole('option').last().click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(posts(page).first()).toContainText('line 12')

    await posts(page)
      .first()
      .getByRole('button', { name: /^Reply/ })
      .click()
    await writeInSight(page, text(page), 'reply')
    await page.getByRole('button', { name: 'Discard' }).click()

    await posts(page).first().getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, 'Edit')
    await writeInSight(page, text(page), 'edit')
    await page.getByRole('button', { name: /^Update/ }).click()
    await expect(text(page)).toHaveCount(0)

    await posts(page).first().getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, 'Delete')
    const question = page.getByRole('dialog').getByRole('button', { name: 'Delete' })
    await expect(question).toBeVisible()
    await expectToGiveWay(page, 'question')
    await question.click()
    await expect(posts(page).first()).not.toContainText('line 12')

    const search = page.getByRole('combobox', { name: 'Search' })
    await search.click()
    await page.keyboard.type('gard')
    await expectCaretInSight(search, 'search')
    await page.getByRole('option').last().click()
    await page.goto('/settings/profile')
    await writeInSight(page, page.getByLabel('Bio'), 'settings')
  })
}
