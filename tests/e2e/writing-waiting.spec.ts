import type { Page } from '@playwright/test'
import axe from 'axe-core'
import german from '../../client/i18n/locales/de.json' with { type: 'json' }
import english from '../../client/i18n/locales/en.json' with { type: 'json' }
import persian from '../../client/i18n/locales/fa.json' with { type: 'json' }
import { demoPerson, expect, posts, test } from './journey.ts'

const CASES = [
  { size: { width: 1280, height: 900 }, locale: 'en', texts: english },
  { size: { width: 1280, height: 900 }, locale: 'fa', texts: persian },
  { size: { width: 390, height: 844 }, locale: 'de', texts: german },
  { size: { width: 390, height: 844 }, locale: 'fa', texts: persian },
]

/** A server that wants to be left alone for so long does not get the post while somebody looks at it. */
const patience = { headers: { 'retry-after': '600' } }

const fault = (status: number, words: string) => ({
  path: '/api/v1/statuses',
  method: 'POST',
  status,
  body: JSON.stringify({ error_description: words }),
})

for (const { size, locale, texts } of CASES) {
  test(`what waits, what was begun, what is held: no finding of axe, nothing too wide (${size.width}, ${locale})`, async ({
    page,
    context,
    openAs,
    world,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    await openAs(demoPerson('alice'), '/about')
    await page.evaluate((chosen) => localStorage.setItem('kith_locale', chosen), locale)
    await page.goto('/home')
    const text = page.getByLabel(texts['composer.text'])
    const publish = page.getByRole('button', { name: texts['composer.publish'] })
    const waiting = page.getByRole('list', { name: texts['outbox.title'] }).getByRole('listitem')
    const write = async (content: string) => {
      await page.getByRole('button', { name: texts['composer.start'] }).click()
      await text.fill(content)
    }

    await world.control({ fail: { ...fault(503, 'database error'), ...patience } })
    await write('It rained all day, and the cat found out.\nTwice.')
    await publish.click()
    await expect(waiting).toHaveCount(1)
    await world.control({ fail: [fault(502, ''), fault(422, 'post is too long')] })
    await write('Short.')
    await publish.click()
    await expect(waiting).toHaveCount(2)
    await waiting.nth(1).getByRole('button', { name: texts['outbox.send_now'] }).click()
    await expect(waiting.getByRole('alert')).toBeVisible()
    await look(page, `outbox-${size.width}-${locale}`)

    await page.goto('/about')
    await expect(page.getByRole('button', { name: /2|۲/ })).toBeVisible()
    await look(page, `pill-${size.width}-${locale}`)
    await page.getByRole('button', { name: /2|۲/ }).click()
    await look(page, `outbox-dialog-${size.width}-${locale}`)

    await page.goto('/home')
    await write('Half a thought about trains, and where they go at night')
    const second = await context.newPage()
    await second.setViewportSize(size)
    await second.goto('/home')
    if (size.width < 640) await second.getByRole('button', { name: /Half a thought/ }).click()
    await expect(second.getByText(texts['drafts.elsewhere'])).toBeVisible()
    await look(second, `elsewhere-${size.width}-${locale}`)
    await second.close()

    await page.getByRole('button', { name: /\((1|۱)\)/ }).click()
    const drafts = page.getByRole('dialog', { name: texts['drafts.title'] })
    await expect(drafts.getByRole('listitem')).toHaveCount(1)
    await look(page, `drafts-${size.width}-${locale}`)
    await drafts.getByRole('combobox').selectOption('20')
    await expect(drafts.getByRole('combobox')).toHaveValue('20')
    await page.keyboard.press('Escape')
    await publish.click()
    await expect(page.getByRole('button', { name: texts['action.undo'] })).toBeVisible()
    await look(page, `held-${size.width}-${locale}`)
    await expect(posts(page).first()).toBeVisible()
  })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(axe.source)
    const findings = await page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    })
    expect(findings, `${name}, ${colorScheme}`).toEqual([])
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide, name).toBeLessThanOrEqual(0)
}
