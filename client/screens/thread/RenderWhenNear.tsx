import { type ReactNode, startTransition, useState } from 'react'
import { flushSync } from 'react-dom'
import { rememberRecent } from '#platform/page/remember-recent.ts'
import { changeInPlace, hasScrollAnchoring } from '#platform/reading/hold-row.ts'
import styles from './RenderWhenNear.module.css'

/** How far outside the window content is rendered: half a window height on both sides. */
const NEAR = '50% 0px'

/** The rows of the longest threads to which one comes back. */
const MOST_ROWS = 5_000

/** The heights of rendered content in pixels, so that Back finds the page with the same scroll positions. */
const heights = new Map<string, number>()

/**
 * Renders its children when they come near the window, and keeps them from then on, with their state and
 * focus. Until then it shows an empty box (docs/spec/threads.md#long-threads).
 */
export function RenderWhenNear({
  id,
  now,
  children,
}: {
  /** The row that the box stands for: Back looks for it there. */
  id: string
  /** Renders at once, wherever it is. */
  now: boolean
  children: ReactNode
}) {
  'use memo'
  const [drawn, setDrawn] = useState(now)
  if (now && !drawn) setDrawn(true)

  function observe(box: HTMLElement | null) {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes together.
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (!entry) return
        if (hasScrollAnchoring()) startTransition(() => setDrawn(true))
        else changeInPlace(() => flushSync(() => setDrawn(true)))
      },
      { rootMargin: NEAR },
    )
    if (box) observer.observe(box)
    return () => observer.disconnect()
  }

  function rememberHeight(box: HTMLElement | null) {
    return () => {
      if (box) rememberRecent(heights, id, box.offsetHeight, MOST_ROWS)
    }
  }

  if (drawn) return <div ref={rememberHeight}>{children}</div>
  return (
    <div
      ref={observe}
      className={styles.box}
      data-row={id}
      data-undrawn
      style={{ blockSize: heights.get(id) }}
    />
  )
}
