/**
 * Tests docs/spec/writing.md#language-of-a-post, docs/spec/writing.md#a-quote-in-sight,
 * docs/spec/post-actions.md#translate.
 */
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { A, allAnswered, B, chooseItem, expect, posts, test, unique } from './journey.ts'

const box = (page: Page) => page.getByLabel('Text of the post')
const language = (page: Page) => page.getByLabel('Language of the post')

/** Opens the composer at home. */
async function open(page: Page) {
  await page.getByRole('button', { name: 'What is on your mind?' }).click()
  await expect(box(page)).toBeFocused()
}

/** Chooses a language, whose list is whole once the control has the focus. */
async function choose(page: Page, name: string) {
  await language(page).focus()
  await language(page).selectOption({ label: name })
}

/** Gives the page what some browsers have: it knows German by its umlauts, and translates by a mark. */
function withLanguages(): void {
  Object.assign(globalThis, {
    LanguageDetector: {
      availability: async () => 'available',
      create: async () => ({
        detect: async (text: string) => [
          { detectedLanguage: /[äöüß]/.test(text) ? 'de' : 'en', confidence: 0.97 },
        ],
      }),
    },
    Translator: {
      availability: async () => 'available',
      create: async ({ sourceLanguage, targetLanguage }: Record<string, string>) => ({
        translate: async (text: string) => `${sourceLanguage}-${targetLanguage} ${text}`,
      }),
    },
  })
}

for (const [where, viewport] of [
  ['on a desktop', { width: 1280, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  // docs/spec/writing.md#language-of-a-post
  test(`the language is chosen, doubted, sent, remembered and edited, ${where} @anywhere`, async ({
    page,
    openAs,
  }) => {
    const text = unique('Größe ist schön und übersichtlich')
    await page.setViewportSize(viewport)
    await page.addInitScript(withLanguages)
    await openAs(A, '/home')
    await open(page)
    await choose(page, 'Persian')
    await expect(box(page)).toHaveAttribute('lang', 'fa')
    await box(page).fill(text)
    await expect(page.getByText('This seems to be in German, but the post says Persian.')).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Say German' }).click()
    await expect(language(page)).toHaveValue('de')
    await expect(box(page)).toBeFocused()
    await expect(page.getByText('This seems to be in')).toHaveCount(0)
    await page.getByRole('button', { name: 'Publish' }).click()
    const post = posts(page).filter({ hasText: text }).first()
    await expect(post.locator('[lang="de"]').first()).toBeVisible()
    await allAnswered(page)

    await post.getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, 'Edit')
    await expect(language(page)).toHaveValue('de')
    await choose(page, 'English')
    await page.getByRole('button', { name: 'Leave it' }).click()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(post.locator('[lang="en"]').first()).toBeVisible()
    await allAnswered(page)
    await open(page)
    await expect(language(page), 'the one that was used last').toHaveValue('de')
  })

  // docs/spec/writing.md#a-quote-in-sight
  test(`the quoted post stands below the text, ${where} @anywhere`, async ({ page, openAs, otherDevice }) => {
    const text = unique('worth passing on')
    const { id } = await (await otherDevice(B)).write({ status: text })
    await page.setViewportSize(viewport)
    await openAs(A, `/post/${id}`)
    await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, 'Repost with comment')
    const quoted = page.getByRole('region', { name: 'The post you are quoting' })
    await expect(quoted.getByText(text)).toBeVisible()
    const [above, below] = await Promise.all([box(page).boundingBox(), quoted.boundingBox()])
    expect(above && below && above.y < below.y).toBe(true)
    await expectClean(page)
  })

  // docs/spec/post-actions.md#translate
  test(`a post is translated by the browser alone, ${where} @anywhere`, async ({
    page,
    openAs,
    otherDevice,
  }) => {
    const text = unique('Schöne Grüße')
    const { id } = await (await otherDevice(B)).write({ status: `${text}\nzweite Zeile`, language: 'de' })
    await page.setViewportSize(viewport)
    await page.addInitScript(withLanguages)
    await openAs(A, `/post/${id}`)
    await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).click()
    await chooseItem(page, 'Translate')
    const window = page.getByRole('dialog', { name: 'Translation' })
    await expect(window.getByText(`de-en ${text}`)).toBeVisible()
    await expect(window.getByText('de-en zweite Zeile')).toBeVisible()
    await expect(window).toContainText('Translated from German by your browser')
    await expectClean(page)
    await page.keyboard.press('Escape')
    await expect(window).toHaveCount(0)
  })
}
