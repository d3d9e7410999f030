/** Finds what breaks the layout of the page: what sticks out at its sides, and rows that are too high. */

/** In pixels: text that is just not long enough to be folded, nested twenty times, on the narrowest phone. */
const HIGHEST_ROW = 2_500

/** Names the innermost elements that reach out of the page and that nothing around them cuts or scrolls. */
export function findOverflow(): string[] {
  const { clientWidth } = document.documentElement
  const isContained = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (getComputedStyle(element).overflowX !== 'visible' || isContained(element.parentElement))
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1) && !isContained(element.parentElement)
    })
    .map(
      (element) =>
        `${element.closest('[data-row]')?.getAttribute('data-row') ?? ''} ${element.localName}.${element.getAttribute('class')}`,
    )
    .slice(-3)
}

/** Selects the parts of a page beside its rows that show what a server sends. */
const BESIDE_ROWS = '[role="alert"], h1, header, aside > *, main li'

/** Names rows that are too high, and parts beside them; a post that was opened to be read whole may be. */
export function findTooHigh(): string[] {
  const beside = [...document.querySelectorAll<HTMLElement>(BESIDE_ROWS)].filter(
    (element) => !element.closest('[data-row], [class*="content"]') && !element.querySelector('[data-row]'),
  )
  return [...document.querySelectorAll<HTMLElement>('[data-row]:not([aria-current])'), ...beside].flatMap(
    (row) => {
      const name = row.dataset.row ?? `${row.localName}.${row.className}`
      return row.offsetHeight > HIGHEST_ROW ? [`${name}: ${row.offsetHeight} px`] : []
    },
  )
}
