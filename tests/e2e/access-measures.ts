/**
 * Measures a whole page by the criteria of WCAG 2.2 that axe does not look at
 * (docs/spec/conventions.md#accessibility). Each returns what breaks the rule, named by its markup.
 */
import type { Page } from '@playwright/test'

/** How many stops of the focus are looked at in each direction: enough for a head, some posts and a foot. */
const STOPS = 60

/** Goes through a page with Tab from its top and with Shift and Tab from its end. */
export async function coveredStops(page: Page): Promise<string[]> {
  const covered = new Set<string>()
  for (const [key, from] of [
    ['Tab', 'start'],
    ['Shift+Tab', 'end'],
  ] as const) {
    await page.evaluate(leaveFocusAt, from)
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press(key)
      const found = await page.evaluate(coverOfFocus)
      if (found === 'left') break
      if (found !== null) covered.add(`${key}: ${found}`)
    }
  }
  return [...covered]
}

/** Runs in the page: makes the next Tab begin at one end of it, and scrolls there. */
function leaveFocusAt(end: 'start' | 'end'): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const mark = document.createElement('span')
  mark.tabIndex = -1
  document.body[end === 'start' ? 'prepend' : 'append'](mark)
  mark.focus({ preventScroll: true })
  mark.remove()
  scrollTo({ top: end === 'start' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' })
}

/**
 * Runs in the page: returns what stays in the window and lies on the element with the focus. The criterion
 * asks that some of the element can be seen; here its middle and most of its edges must be. Of what is higher
 * than half the window only the middle of what can be seen counts, of a field for long texts its first line.
 */
function coverOfFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'left'
  // A row has the focus because it came, not because Tab led there.
  if (focused.matches('[tabindex="-1"]')) return null
  // The button at the end of a list makes way for the rows that it has loaded.
  if (focused.matches('[data-makes-way][aria-disabled="true"]')) return null
  const name = `${focused.className} ${focused.outerHTML.slice(0, 120)}`
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const isTall = bottom - top > innerHeight / 2 || focused.matches('textarea')
  if (bottom < 2 || top > innerHeight - 2) return `out of the window: ${name}`
  const x = (left + right) / 2
  // The browser brings the line of the caret into sight.
  const y = focused.matches('textarea') ? top + 12 : (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const covering = (at: number, from: number) => {
    const on = document.elementFromPoint(at, from)
    for (let around = on; around !== null && !around.contains(focused); around = around.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(around).position)) return around.className
    return null
  }
  const middle = covering(x, y)
  const edges = isTall
    ? []
    : [covering(left + 2, y), covering(right - 2, y), covering(x, top + 2), covering(x, bottom - 2)]
  const covers = edges.filter((edge) => edge !== null)
  return middle !== null || covers.length > 1 ? `${name} beneath ${middle ?? covers[0]}` : null
}

/**
 * Returns the controls that are smaller than so many pixels, or stand closer together. Links in a line of
 * text are as high as the line (WCAG 2.5.8, inline).
 */
export const smallTargets = (page: Page, least: number) =>
  page.evaluate((size) => {
    const CONTROLS =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="option"], [role="tab"], [role="menuitem"]'
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    /** A link among words, or one in the text of an author, which is as high as the line. */
    const isInline = (element: Element) => {
      if (!element.matches('a')) return false
      if (element.matches('[class*="ContentLink"]')) return true
      const block = element.parentElement?.closest(
        'p, li, dd, blockquote, td, h1, h2, h3, [class*="content"]',
      )
      const own = element.textContent?.trim().length ?? 0
      const { display } = getComputedStyle(element)
      return display === 'inline' && (block?.textContent?.trim().length ?? 0) > own
    }
    const found = new Set<string>()
    for (const control of document.querySelectorAll(CONTROLS)) {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const boxes = [control, ...labels].map((part) => part.getBoundingClientRect())
      const [right, bottom] = [
        Math.max(...boxes.map((box) => box.right)),
        Math.max(...boxes.map((box) => box.bottom)),
      ]
      const [width, height] = [
        right - Math.min(...boxes.map(({ left }) => left)),
        bottom - Math.min(...boxes.map(({ top }) => top)),
      ]
      if (!isSeen(control) || width <= 1 || height <= 1 || right < 0 || bottom < 0 || isInline(control))
        continue
      const after = getComputedStyle(control, '::after')
      const before = getComputedStyle(control, '::before')
      const reach = (side: 'inlineSize' | 'blockSize', own: number) =>
        Math.max(
          own,
          ...[after, before].map(({ position, content, [side]: value }) =>
            position === 'absolute' && content !== 'none' ? Number.parseFloat(value) || 0 : 0,
          ),
        )
      const [wide, high] = [reach('inlineSize', width), reach('blockSize', height)]
      if (wide < size - 0.5 || high < size - 0.5)
        found.add(`${Math.round(wide)} × ${Math.round(high)}: ${control.outerHTML.slice(0, 160)}`)
    }
    return [...found]
  }, least)

/** Returns what reaches out of the window at its sides, if one can scroll there. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1)
    })
    return [
      `${scrollWidth} px of ${clientWidth}`,
      ...wide.slice(-4).map((element) => element.outerHTML.slice(0, 120)),
    ]
  })

/** The distances of WCAG 1.4.12, which a reader may set for every text. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** Sets the distances; returns the function that takes them back. */
export async function setSpacing(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, SPACED)
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop()
    })
}

/** Returns the texts that their boxes cut off, for comparing those with wide spacing to those without. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      if (!hasText || clientHeight <= 1 || clientWidth <= 1) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const cutsAcross =
        overflowX !== 'visible' && textOverflow !== 'ellipsis' && scrollWidth > clientWidth + 1
      const cutsDown =
        overflowY !== 'visible' && overflowY !== 'auto' && scrollHeight > clientHeight + 2 && clientHeight > 0
      if (cutsAcross || cutsDown) found.add(element.outerHTML.slice(0, 140))
    }
    return [...found]
  })
