/** Remembers how high the rows of threads were, so that Back finds the same scroll positions. */
import { rememberRecent } from '#platform/page/remember-recent.ts'

/** The rows of the longest threads to which one comes back. */
const MOST_ROWS = 5_000

/** About the height of a post with two lines. */
const USUAL_HEIGHT = '9.5rem'

/** In pixels, by the ids of the rows. */
const heights = new Map<string, number>()

/** Returns how high a row was, or probably is. */
export const heightOf = (id: string) => heights.get(id) ?? USUAL_HEIGHT

/** Returns the `ref` of an element, whose height is remembered when it leaves. */
export const rememberHeight = (id: string) => (row: HTMLElement | null) => () => {
  if (row) rememberRecent(heights, id, row.offsetHeight, MOST_ROWS)
}
