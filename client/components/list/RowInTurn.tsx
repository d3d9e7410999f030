import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import { drawInTurn } from './draw-in-turn.ts'
import { changeInPlace } from './page-box.ts'
import { RowBoundary } from './RowBoundary.tsx'

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
    const draw = () => flushSync(() => setDrawn(true))
    return drawInTurn(box, () => changeInPlace(box.parentElement, draw))
  }
  return <div ref={wait} data-row={item.id} data-undrawn style={{ blockSize: height }} />
}
