import type { KeyboardEvent } from 'react'
import type { ImageCarousel } from './image-carousel.ts'

/**
 * Returns the key listener of the viewer: arrows and page keys turn to another picture or pan a zoomed one, +
 * and − zoom.
 */
export function viewerKeys(
  carousel: ImageCarousel,
  { last, isRightToLeft, turn }: { last: number; isRightToLeft: boolean; turn: (step: number) => void },
) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const right = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (carousel.isZoomed() && (right ?? down)) carousel.pan(right ?? 0, down ?? 0)
    else if (right) turn(isRightToLeft ? -right : right)
    else if (event.key === 'PageDown') turn(1)
    else if (event.key === 'PageUp') turn(-1)
    else if (event.key === 'Home') carousel.show(0)
    else if (event.key === 'End') carousel.show(last)
    else if (event.key === '+' || event.key === '=') carousel.zoom(1)
    else if (event.key === '-') carousel.zoom(-1)
    else return
    event.preventDefault()
  }
}
