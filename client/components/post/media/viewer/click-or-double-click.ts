import { DOUBLE_CLICK_TIME } from '#domain/post/card-press.ts'

/**
 * Returns a listener that calls `onClick` after a single click, once no second one has followed, or else
 * `onDoubleClick`.
 */
export function clickOrDoubleClick<Point>(onClick: () => void, onDoubleClick: (point: Point) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (point: Point) => {
    if (timer === undefined) {
      timer = setTimeout(() => {
        timer = undefined
        onClick()
      }, DOUBLE_CLICK_TIME)
    } else {
      clearTimeout(timer)
      timer = undefined
      onDoubleClick(point)
    }
  }
}
