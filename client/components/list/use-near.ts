import { useState } from 'react'

/** How far outside the window rows are on the page: one window height on both sides. */
const NEAR = '100% 0px'

/**
 * Tells where an element is whenever it comes so near the window or leaves; returns the function that stops
 * it. A busy browser reports several changes together, the last one last.
 */
export function followNear(element: Element, tell: (place: IntersectionObserverEntry) => void): () => void {
  const observer = new IntersectionObserver((places) => places.slice(-1).forEach(tell), { rootMargin: NEAR })
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Returns whether any part of a list is so near the window, and the `ref` of its element. Farther away none
 * of its rows is drawn, and a feed without any is none to assistive programs
 * (docs/spec/lists.md#a-list-drops-rows).
 */
export function useNear() {
  'use memo'
  const [isNear, setNear] = useState(true)
  const follow = (list: Element | null) =>
    list ? followNear(list, ({ isIntersecting }) => setNear(isIntersecting)) : undefined
  return [isNear, follow] as const
}
