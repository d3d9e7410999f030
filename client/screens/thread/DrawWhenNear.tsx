import { type ReactNode, startTransition, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './DrawWhenNear.module.css'

/** How far outside the window something is drawn: half a window on both sides. */
const NEAR = '50% 0px'

/** Whether what is being read stays where it is when something above it grows. Safari does not do that. */
const KEEPS_PLACE = CSS.supports('overflow-anchor: auto')

/** Heights in pixels of what was drawn once: Back finds everything at its former offset. */
const heights = new Map<string, number>()

/**
 * Draws a part of a long page when it comes near the window, and leaves it there: what was seen keeps its
 * place, its state and its focus. Until then an empty box holds the place.
 */
export function DrawWhenNear({
  id,
  now,
  children,
}: {
  id: string
  /** Needed wherever it is. */
  now: boolean
  children: ReactNode
}) {
  'use memo'
  const [drawn, setDrawn] = useState(now)
  if (now && !drawn) setDrawn(true)

  function watch(box: HTMLElement | null) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        if (KEEPS_PLACE) startTransition(() => setDrawn(true))
        else drawInPlace(entry, () => setDrawn(true))
      },
      { rootMargin: NEAR },
    )
    if (box) observer.observe(box)
    return () => observer.disconnect()
  }

  function remember(box: HTMLElement | null) {
    return () => {
      if (box) heights.set(id, box.offsetHeight)
    }
  }

  if (drawn) return <div ref={remember}>{children}</div>
  return <div ref={watch} className={styles.box} style={{ blockSize: heights.get(id) }} />
}

function drawInPlace(
  { target, boundingClientRect: { top, height } }: IntersectionObserverEntry,
  draw: () => void,
) {
  flushSync(draw)
  if (top < 0) window.scrollBy(0, target.clientHeight - height)
}
