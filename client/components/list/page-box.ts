/**
 * Remembers the pages of long lists. A page outside the window is one empty box, a row that waits for its turn another; both
 * are as high as what they stand for (docs/spec/lists.md#nothing-moves-while-reading).
 */

export interface PageBox {
  /** Whether its rows were on the page, drawn or waiting. */
  isRendered: boolean
  /** Its height in pixels when its rows were last on the page. */
  height: number
  /** The heights of its rows, by id. */
  rows: ReadonlyMap<string, number>
  /** The rows that were near the window when the list was left: they are drawn at once on the way back. */
  near: ReadonlySet<string>
}

/** By the id of the page. They are kept until the page is closed, so that Back finds a list with the same scroll positions. */
export const pageBoxes = new Map<string, PageBox>()

/** Whether the browser keeps the visible content in place when something above it changes. Safari does not. */
export const HAS_SCROLL_ANCHORING = CSS.supports('overflow-anchor: auto')

/** Keeps the visible rows in place after a box above them has been filled or emptied. */
export function keepScrollPosition(box: HTMLElement, formerHeight: number): void {
  if (HAS_SCROLL_ANCHORING) return
  const { bottom, height } = box.getBoundingClientRect()
  if (bottom < height - formerHeight) window.scrollBy(0, height - formerHeight)
}

/** Remembers a page and its rows as they stand now. */
export function rememberPage(id: string, box: HTMLElement, isRendered: boolean): void {
  const rows = new Map<string, number>()
  const near = new Set<string>()
  for (const row of box.children) {
    const name = row.getAttribute('data-row')
    const { top, bottom, height } = row.getBoundingClientRect()
    if (name === null) continue
    rows.set(name, height)
    if (bottom > -window.innerHeight && top < 2 * window.innerHeight) near.add(name)
  }
  pageBoxes.set(id, { isRendered, height: box.getBoundingClientRect().height, rows, near })
}

/** Says whether somebody is using something in a box: it has the focus, unsent input, an open dialog or menu, or plays media. */
export function isInUse(box: HTMLElement): boolean {
  return (
    box.contains(document.activeElement) ||
    box.querySelector('textarea, :checked, dialog[open], :popover-open') !== null ||
    [...box.querySelectorAll<HTMLMediaElement>('audio, video')].some(({ paused }) => !paused)
  )
}
