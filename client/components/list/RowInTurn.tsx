import { type ComponentType, useState } from 'react'
import { patiently } from '#platform/start/patience.ts'
import { RowBoundary } from './RowBoundary.tsx'

/** The first post needs no turn, so what gives turns comes after it. */
const turns = patiently(() => import('./draw-in-turn.ts'))

export type Row<Item> = ComponentType<{ item: Item; position: number }>

/** Shows a row of a list, at once or in its turn. Until then an empty box of its height stands for it. */
export function RowInTurn<Item extends { id: string }>({
  item,
  position,
  row: Row,
  role,
  waits,
  height,
}: {
  item: Item
  position: number
  row: Row<Item>
  role: 'article' | 'listitem'
  /** Whether the row waits for its turn when it comes to the page. */
  waits: boolean
  /** How high it probably is, in pixels. */
  height: number
}) {
  'use memo'
  const [isDrawn, setDrawn] = useState(!waits)
  if (isDrawn) {
    return (
      <RowBoundary item={item} kind={role}>
        <Row item={item} position={position} />
      </RowBoundary>
    )
  }
  const wait = (box: HTMLElement | null) => {
    if (!box) return
    const leaving = new AbortController()
    const draw = () => setDrawn(true)
    void turns.then(({ drawInTurn }) => drawInTurn(box, draw, leaving.signal))
    return () => leaving.abort()
  }
  return <div ref={wait} data-row={item.id} data-undrawn style={{ blockSize: height }} />
}
