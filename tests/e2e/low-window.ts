/**
 * Measures a page in a window that a keyboard or large letters have made low
 * (docs/spec/conventions.md#low-windows).
 */
import { expect, type Locator, type Page } from '@playwright/test'

/** A phone on its side with its keyboard open, and a page at 400 % in a window of 1280 × 1024. */
export const LOW_WINDOWS = [
  { width: 844, height: 190 },
  { width: 320, height: 256 },
] as const

/** The share of its height that a low window may lose to what does not scroll. */
const MOST_COVERED = 0.2

/**
 * Expects that nearly all of the window scrolls, that nothing reaches out of it, and that no control lies
 * beneath something else.
 */
export async function expectToGiveWay(page: Page, what: string): Promise<void> {
  await page.evaluate(untilSettled)
  const found = await page.evaluate(measure)
  expect(found.covered, `${what}: what stays takes little of the height`).toBeLessThanOrEqual(MOST_COVERED)
  expect(found.beyond, `${what}: nothing reaches out of the window`).toBeLessThanOrEqual(0)
  expect(found.beneath, `${what}: nothing lies on a control`).toEqual([])
}

/** Runs in the page: waits for what is just coming or going, such as a menu that closes. */
function untilSettled() {
  const moving = document.getAnimations().filter((one) => one instanceof CSSTransition)
  return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => undefined)
}

/** Runs in the page: measures what stays when it scrolls. */
function measure() {
  const { clientHeight, clientWidth, scrollWidth } = document.documentElement
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const rows = new Set<number>()
  for (const element of document.querySelectorAll('body *')) {
    const { position, pointerEvents } = getComputedStyle(element)
    const { top, bottom, width } = element.getBoundingClientRect()
    const stays = position === 'sticky' || (position === 'fixed' && pointerEvents !== 'none')
    if (!stays || width === 0 || element.matches('dialog') || !isShown(element)) continue
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(clientHeight, bottom); y++) rows.add(y)
  }
  /**
   * Returns the middle of what can be seen of an element: what lists and folded texts cut off counts for
   * nothing.
   */
  const middleOf = (element: Element) => {
    let [{ left, top, right, bottom } = element.getBoundingClientRect()] = element.getClientRects()
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue
      const box = around === document.documentElement ? null : around.getBoundingClientRect()
      left = Math.max(left, box?.left ?? 0)
      top = Math.max(top, box?.top ?? 0)
      right = Math.min(right, box?.right ?? clientWidth)
      bottom = Math.min(bottom, box?.bottom ?? clientHeight)
    }
    const isThere = right - left > 8 && bottom - top > 8
    return isThere ? { x: (left + right) / 2, y: (top + bottom) / 2 } : null
  }
  const shown = document.querySelector('dialog:modal') ?? document.body
  const beneath = [...shown.querySelectorAll('a, button, input, select, textarea')].flatMap((control) => {
    const middle = isShown(control) ? middleOf(control) : null
    if (middle === null || middle.y < 0 || middle.y > clientHeight) return []
    const on = document.elementFromPoint(middle.x, middle.y)
    const isOwn = on === null || control.contains(on) || on.contains(control)
    return isOwn ? [] : [`${control.textContent || control.localName} beneath ${on.outerHTML.slice(0, 120)}`]
  })
  return { covered: rows.size / clientHeight, beyond: scrollWidth - clientWidth, beneath }
}

/** Expects to see the end of what is written in a field, and nothing on it. */
export async function expectCaretInSight(field: Locator, what: string): Promise<void> {
  await expect(field).toBeFocused()
  const line = () =>
    field.evaluate((element) => {
      const style = getComputedStyle(element)
      const { left, bottom, height } = element.getBoundingClientRect()
      const isText = element instanceof HTMLTextAreaElement
      const lineHeight = isText ? Number.parseFloat(style.lineHeight) : height
      const end = isText ? bottom - Number.parseFloat(style.paddingBlockEnd) - element.scrollTop : bottom
      const y = end - lineHeight / 2
      // The space between lines may be cut off: the browser brings the caret into sight, which is as high as
      // the letters.
      const half = isText ? Number.parseFloat(style.fontSize) / 2 : height / 2
      const on = document.elementFromPoint(left + 12, y)
      return {
        isInside: y - half >= -1 && y + half <= window.innerHeight + 1,
        on: on === element ? 'the field' : (on?.outerHTML.slice(0, 120) ?? 'nothing'),
      }
    })
  await expect.poll(line, what).toEqual({ isInside: true, on: 'the field' })
}
