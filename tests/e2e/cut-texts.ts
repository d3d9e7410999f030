/**
 * Finds texts of the catalogue that are cut, that stick out of their box, or that make the page wider than
 * the window. The name of somebody at the end of a text may be cut.
 */
import type { Page } from '@playwright/test'
import { PSEUDO_LETTERS } from '#tests/harness/pseudo-locale.ts'

/** Where texts scroll sideways on purpose, by the names of classes. */
const SCROLL_SIDEWAYS = /\b(?:LinkTabs_tabs|Tabs_list)\b/

/** Returns what is wrong with the texts of a page; with `buttonsOnly`, with those of its buttons. */
export const cutTexts = (page: Page, { buttonsOnly = false } = {}): Promise<string[]> =>
  page.evaluate(measure, {
    letters: PSEUDO_LETTERS.source,
    scrolls: SCROLL_SIDEWAYS.source,
    buttonsOnly,
  })

/** Runs in the page. */
function measure({
  letters,
  scrolls,
  buttonsOnly,
}: {
  letters: string
  scrolls: string
  buttonsOnly: boolean
}) {
  const [isOurs, mayScroll] = [new RegExp(letters), new RegExp(scrolls)]
  const found = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (!buttonsOnly && scrollWidth > clientWidth)
    found.add(`the page is ${scrollWidth - clientWidth} px too wide`)
  const classOf = (element: Element) => element.getAttribute('class') ?? element.localName
  const report = (text: string, how: string, element: Element) =>
    found.add(`${text.trim().slice(0, 40)}: ${how} ${classOf(element)}`)

  /** Whether only assistive programs find it. */
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    [...ancestors(element)].some((one) => one.clientWidth <= 1 && one.clientHeight <= 1 && isBox(one))
  const isBox = (element: Element) => !/^(inline|contents)$/.test(getComputedStyle(element).display)

  function* ancestors(element: Element) {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) yield one
  }

  /** Returns where the words of the catalogue are in a text, without what was filled in at its ends. */
  function rectsOf(node: Node, text: string) {
    const range = new Range()
    range.setStart(node, text.search(isOurs))
    range.setEnd(node, text.length - [...text].toReversed().join('').search(isOurs))
    return range.getClientRects()
  }

  /** Looks at each box around a text, up to the one that is placed for itself. */
  function lookAround(text: string, rect: DOMRect, from: Element) {
    for (const around of ancestors(from)) {
      const { overflowX, overflowY, position, display } = getComputedStyle(around)
      if (!isBox(around)) continue
      const box = around.getBoundingClientRect()
      const beside = Math.max(rect.right - box.right, box.left - rect.left)
      const below = Math.max(rect.bottom - box.bottom, box.top - rect.top)
      if (overflowX !== 'visible' && beside > 1) {
        if (!/auto|scroll/.test(overflowX)) return report(text, 'cut at the side by', around)
        if (!mayScroll.test(classOf(around))) return report(text, 'has to be scrolled sideways in', around)
        return
      }
      if (overflowY !== 'visible' && !/auto|scroll/.test(overflowY) && below > 4)
        return report(text, 'cut below by', around)
      if (/auto|scroll/.test(overflowY)) return
      if (beside > 1) return report(text, 'sticks out of', around)
      if (/absolute|fixed/.test(position) || display === 'table-cell') return
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const [text, parent] = [node.textContent ?? '', node.parentElement]
    if (!parent || !isOurs.test(text) || parent.closest('option, noscript') || isHidden(parent)) continue
    if (buttonsOnly && !parent.closest('button, [role="button"]')) continue
    for (const rect of rectsOf(node, text)) if (rect.width > 0) lookAround(text, rect, parent)
  }

  const canvas = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.label : field.placeholder
    if (buttonsOnly || !text || !canvas || !isOurs.test(text) || isHidden(field)) continue
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    canvas.font = getComputedStyle(field, field instanceof HTMLSelectElement ? null : '::placeholder').font
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (canvas.measureText(text).width > room + 1) report(text, 'cut in the field', field)
  }
  return [...found]
}
