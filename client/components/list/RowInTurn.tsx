import type { ComponentType } from 'react'
import { InTurn } from './InTurn.tsx'
import { RowBoundary } from './RowBoundary.tsx'

export type Row<Item> = ComponentType<{ item: Item; position: number }>

/** Shows a row of a list, at once or in its turn. */
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
  return (
    <InTurn id={item.id} waits={waits} height={height}>
      <RowBoundary item={item} kind={role}>
        <Row item={item} position={position} />
      </RowBoundary>
    </InTurn>
  )
}
