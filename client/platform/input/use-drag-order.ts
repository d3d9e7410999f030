import { type PointerEvent, useState } from 'react'

interface Drag {
  key: string
  /** The place where it would come to lie. */
  over: number
}

/**
 * Moves items with mouse or finger: a grip is pulled over the items, which carry their place as `data-place`
 * (docs/spec/attachments.md#order-of-files, docs/spec/settings.md#fields-of-a-profile).
 */
export function useDragOrder(move: (key: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  const gripOf = (key: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.preventDefault() // no text is selected on the way
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ key, over: placeAt(event) ?? 0 })
    },
    onPointerMove: (event: PointerEvent) => {
      const over = drag && placeAt(event)
      if (drag && over !== null && over !== drag.over) setDrag({ ...drag, over })
    },
    onPointerUp: () => {
      if (drag) move(key, drag.over)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })

  return { drag, gripOf }
}

export type Grip = ReturnType<ReturnType<typeof useDragOrder>['gripOf']>

function placeAt({ clientX, clientY }: PointerEvent): number | null {
  const item = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
  return item ? Number(item.dataset.place) : null
}
