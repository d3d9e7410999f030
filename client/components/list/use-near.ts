import { startTransition, useState } from 'react'

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

/** The place of an element: near the window, or farther above or below. */
type Where = 'near' | 'above' | 'below'

/**
 * Returns where a list is, and the `ref` of its element. Farther away, its page that is nearest to the window
 * stays (docs/spec/lists.md#a-list-drops-rows).
 */
export function useWhere() {
  'use memo'
  const [where, setWhere] = useState<Where>('near')
  const follow = (list: Element | null) =>
    list
      ? followNear(list, ({ isIntersecting, boundingClientRect: { top } }) =>
          // Together with what its pages hear.
          startTransition(() => setWhere(isIntersecting ? 'near' : top < 0 ? 'above' : 'below')),
        )
      : undefined
  return [where, follow] as const
}
