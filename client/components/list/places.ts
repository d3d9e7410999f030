/** Where the rows of long lists stand, for scrolling and for coming back: Back finds everything at its former offset. */

export interface Place {
  isDrawn: boolean
  /** Pixels, as measured when it was last drawn. */
  height: number
}

/** By page of a list. It lives as long as the visit. */
export const places = new Map<string, Place>()

/** Whether the browser itself keeps what is being read in place when something above it changes. Safari does not. */
const ANCHORS = CSS.supports('overflow-anchor: auto')

/** For a box that has just taken the place of what was there, or of nothing. */
export function keepWhatIsReadInPlace(box: HTMLElement, before: number): void {
  if (ANCHORS) return
  const { bottom, height } = box.getBoundingClientRect()
  if (bottom < height - before) window.scrollBy(0, height - before)
}

/** Rows that somebody is using stay, wherever they are: with the focus, an unsent text or choice, an open window, a running film. */
export function isInUse(box: HTMLElement): boolean {
  return (
    box.contains(document.activeElement) ||
    box.querySelector('textarea, :checked, dialog[open], :popover-open') !== null ||
    [...box.querySelectorAll<HTMLMediaElement>('audio, video')].some(({ paused }) => !paused)
  )
}

export const isAboveWindow = (element: Element | null) =>
  element !== null && element.getBoundingClientRect().bottom < 0
