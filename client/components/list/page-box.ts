/**
 * The boxes around the pages of long lists. A box outside the window is empty and keeps its height
 * (docs/spec/lists.md#nothing-moves-while-reading).
 */

export interface PageBox {
  isRendered: boolean
  /** Its height in pixels when its rows were last rendered. */
  height: number
}

/** By the id of the page. They are kept until the page is closed, so that Back finds a list with the same scroll positions. */
export const pageBoxes = new Map<string, PageBox>()

/** Whether the browser keeps the visible content in place when something above it changes. Safari does not. */
const HAS_SCROLL_ANCHORING = CSS.supports('overflow-anchor: auto')

/** Keeps the visible rows in place after a box above them has been filled or emptied. */
export function keepScrollPosition(box: HTMLElement, formerHeight: number): void {
  if (HAS_SCROLL_ANCHORING) return
  const { bottom, height } = box.getBoundingClientRect()
  if (bottom < height - formerHeight) window.scrollBy(0, height - formerHeight)
}

/** Says whether somebody is using something in a box: it has the focus, unsent input, an open dialog or menu, or plays media. */
export function isInUse(box: HTMLElement): boolean {
  return (
    box.contains(document.activeElement) ||
    box.querySelector('textarea, :checked, dialog[open], :popover-open') !== null ||
    [...box.querySelectorAll<HTMLMediaElement>('audio, video')].some(({ paused }) => !paused)
  )
}
