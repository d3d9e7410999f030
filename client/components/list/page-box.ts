/**
 * Remembers the pages of long lists. A page outside the window is one empty box, a row that waits for its
 * turn another; both are as high as what they stand for (docs/spec/lists.md#nothing-moves-while-reading).
 */
import { rememberRecent } from '#platform/page/remember-recent.ts'
import { hasScrollAnchoring, placeHeldRow } from '#platform/reading/hold-row.ts'

export interface PageBox {
  /** Whether its rows were on the page, drawn or waiting. */
  isRendered: boolean
  /** Its height in pixels when its rows were last on the page. */
  height: number
  /**
   * The ids of its rows with spaces between them, and their heights in the same order. A long list has many
   * pages: in one text the ids take a third of what they take one by one, because each comes from the
   * document as a copy of its own.
   */
  rows: string
  heights: readonly number[]
  /** The rows that were near the window when the list was left: they are drawn at once on the way back. */
  near: ReadonlySet<string>
}

/** The boxes of one list by the names of its pages. */
export type PageBoxes = Map<string, PageBox>

/**
 * By the id of the list, for as many lists as one can come back to: Back finds a list with the same scroll
 * positions.
 */
const boxesOfLists = new Map<string, PageBoxes>()

export function boxesOf(list: string): PageBoxes {
  const boxes: PageBoxes = boxesOfLists.get(list) ?? new Map()
  rememberRecent(boxesOfLists, list, boxes)
  return boxes
}

/** Returns how high a row was; undefined for one that was not there. */
export const heightIn = (box: PageBox | undefined, row: string) =>
  box?.heights[box.rows.split(' ').indexOf(row)]

const NONE: ReadonlySet<string> = new Set()

/**
 * Keeps the visible rows in place after a box above them has been filled or emptied. Where one of them is
 * held, it stays by itself.
 */
export function holdScrollPosition(box: HTMLElement, formerHeight: number): void {
  if (hasScrollAnchoring() || placeHeldRow()) return
  const { bottom, height } = box.getBoundingClientRect()
  if (bottom < height - formerHeight) window.scrollBy(0, height - formerHeight)
}

/** Measures a page and its rows as they stand now. */
export function measurePage(box: HTMLElement, isRendered: boolean): PageBox {
  const rows = [...box.children].flatMap((row) => {
    const id = row.getAttribute('data-row')
    return id === null ? [] : [{ id, ...placeOf(row) }]
  })
  const near = rows.filter(({ isNear }) => isNear).map(({ id }) => id)
  return {
    isRendered,
    height: box.getBoundingClientRect().height,
    rows: rows.map(({ id }) => id).join(' '),
    heights: rows.map(({ height }) => height),
    near: near.length > 0 ? new Set(near) : NONE,
  }
}

function placeOf(row: Element): { height: number; isNear: boolean } {
  const { top, bottom, height } = row.getBoundingClientRect()
  return { height, isNear: bottom > -window.innerHeight && top < 2 * window.innerHeight }
}

/**
 * Says whether somebody is using something in a box: it has the focus, unsent input, an open dialog or menu,
 * or plays media.
 */
export function isInUse(box: HTMLElement): boolean {
  return (
    box.contains(document.activeElement) ||
    box.querySelector('textarea, :checked, dialog[open], :popover-open') !== null ||
    [...box.querySelectorAll<HTMLMediaElement>('audio, video')].some(({ paused }) => !paused)
  )
}
