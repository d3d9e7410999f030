import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { Grip } from '#platform/input/use-drag-order.ts'
import { IconButton } from './IconButton.tsx'
import styles from './PlaceButtons.module.css'

/**
 * Shows how an item of an ordered list is moved: a grip to pull, and a button for each direction. A single
 * item stays.
 */
export function PlaceButtons({
  index,
  count,
  earlier,
  later,
  grip,
  onMove,
}: {
  index: number
  count: number
  /** Names the button that moves the item one place up. */
  earlier: string
  /** Names the button that moves the item one place down. */
  later: string
  grip: Grip
  onMove: (to: number) => void
}) {
  if (count < 2) return null
  return (
    <>
      <span className={styles.grip} aria-hidden="true" {...grip}>
        <GripVertical />
      </span>
      <IconButton
        label={earlier}
        icon={<ArrowUp />}
        size="s"
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        label={later}
        icon={<ArrowDown />}
        size="s"
        aria-disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </>
  )
}
