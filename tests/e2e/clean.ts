/**
 * Checks a page with everything open on it: axe finds nothing in both themes, and it is no wider than its
 * window.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './journey.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * The minified script: the package's own `source` is twice as long, and is sent to every page and parsed
 * there.
 */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export async function expectClean(page: Page, what = ''): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await findings(page), `${what} light`).toEqual([])
  // Only the colours are others.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findings(page, ['color-contrast']), `${what} dark`).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide, `${what} reaches out of the window`).toBeLessThanOrEqual(0)
}

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE)
  return page.evaluate(async (chosen) => {
    if (window.axe === undefined) throw new Error('axe is not there')
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      // Only the markup of what was found is reported.
      selectors: false,
      ...(chosen && { runOnly: chosen }),
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, rules)
}
