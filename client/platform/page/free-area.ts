/** Measures what stays over the page while it scrolls: a head at its upper edge, a bar at its lower one. */

/** Returns where the part of the window begins and ends that nothing lies over, in pixels from the top. */
export function freeArea(): { top: number; bottom: number } {
  const lowest = window.innerHeight - 1
  return { top: stuckAt(0)?.bottom ?? 0, bottom: stuckAt(lowest)?.top ?? lowest + 1 }
}

function stuckAt(y: number): DOMRect | undefined {
  let element = document.elementFromPoint(window.innerWidth / 2, y)
  while (element && !/^(sticky|fixed)$/.test(getComputedStyle(element).position))
    element = element.parentElement
  return element?.getBoundingClientRect()
}
