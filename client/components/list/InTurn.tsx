import { type ReactNode, useState } from 'react'
import { patiently } from '#platform/start/patience.ts'

/** The first post needs no turn, so what gives turns comes after it. */
const turns = patiently(() => import('./draw-in-turn.ts'))

/**
 * Draws its children at once or in their turn, and keeps them from then on, with their state and focus. Until
 * then an empty box of their height stands for them.
 */
export function InTurn({
  id,
  waits,
  height,
  children,
}: {
  /** The row that the box stands for: Back looks for it there. */
  id: string
  /** Whether it waits for its turn. */
  waits: boolean
  /** How high it probably is: pixels, or a length of style sheets. */
  height: number | string
  children: ReactNode
}) {
  'use memo'
  const [isDrawn, setDrawn] = useState(!waits)
  if (!waits && !isDrawn) setDrawn(true)
  if (isDrawn) return children
  const wait = (box: HTMLElement | null) => {
    if (!box) return
    const leaving = new AbortController()
    const draw = () => setDrawn(true)
    void turns.then(({ drawInTurn }) => drawInTurn(box, draw, leaving.signal))
    return () => leaving.abort()
  }
  return <div ref={wait} data-row={id} data-undrawn style={{ blockSize: height }} />
}
