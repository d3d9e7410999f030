import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '#platform/storage/store.ts'
import { noticePlaces } from './notice-places.ts'

/**
 * Shows a notice where it can be read and pressed: above the page, or in the topmost modal window
 * (docs/spec/navigation.md#notices-over-windows).
 */
export function OnTop({
  stays = false,
  children,
}: {
  /** Whether it stays where it is while other windows open, because one of them belongs to it. */
  stays?: boolean
  children: ReactNode
}) {
  const topmost = useStore(noticePlaces).at(-1)
  const [place, setPlace] = useState(topmost)
  if (!stays && place !== topmost) setPlace(topmost)
  return place && createPortal(children, place)
}
