/**
 * Uses a page with the keyboard alone, and looks at the focus on the way (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11).
 */
import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Waits until shortcuts are listened for: their code comes late. */
export const keysWork = (page: Page) =>
  expect(page.locator('header input')).toHaveAttribute('aria-keyshortcuts', /./)

/** Returns what is wrong with the focus: it is nowhere, has no ring, or stands outside of the window. */
const faultOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'the focus is lost'
    const name = focused.textContent?.slice(0, 40)
    const ring = (element: Element) => Number.parseFloat(getComputedStyle(element).outlineWidth)
    // Headings are only where the reading begins, and a field in a box has the ring around that.
    const isRinged =
      focused.matches('h1') || [focused, focused.parentElement].some((one) => one && ring(one) > 0)
    if (!isRinged || !focused.matches(':focus-visible')) return `no ring: ${focused.outerHTML.slice(0, 200)}`
    const { top, bottom } = focused.getBoundingClientRect()
    return bottom > 0 && top < innerHeight ? null : `out of the window: ${name}`
  })

/** Expects that the focus is somewhere, with a ring and in the window. */
export async function expectFocus(page: Page) {
  await expect.poll(() => faultOfFocus(page)).toBeNull()
}

/** Presses Tab until something has the focus, and looks at each stop on the way. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) {
    await page.keyboard.press(key)
    await expectFocus(page)
  }
  await expect(target).toBeFocused()
}

/** Presses Tab until something has the focus, then Enter. */
export async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}
