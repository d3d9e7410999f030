import { type ComponentType, startTransition, useState } from 'react'
import { isInUse, keepScrollPosition, type PageBox, pageBoxes } from './page-box.ts'
import { RowBoundary } from './RowBoundary.tsx'

/** How far outside the window rows are rendered: one window height on both sides. */
const NEAR = '100% 0px'

export type Row<Item> = ComponentType<{ item: Item; position: number }>

/**
 * Shows the rows of one page of a list while they are near the window. Further away it is replaced by an empty box of the
 * same height, so that a long list costs no more than a short one (docs/spec/lists.md#a-list-drops-rows).
 */
export function PageOfRows<Item extends { id: string }>({
  id,
  items,
  before,
  row: Row,
  role,
}: {
  /** Names this page among all pages of all lists. */
  id: string
  items: readonly Item[]
  /** How many rows come before. */
  before: number
  row: Row<Item>
  role: 'article' | 'listitem'
}) {
  'use memo'
  const [{ isRendered, height }, setBox] = useState<PageBox>(
    () => pageBoxes.get(id) ?? { isRendered: true, height: 0 },
  )

  function observe(box: HTMLElement | null) {
    if (!box) return
    keepScrollPosition(box, pageBoxes.get(id)?.height ?? 0)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.isIntersecting === isRendered || isInUse(box)) return
        const next = { isRendered: entry.isIntersecting, height: entry.boundingClientRect.height }
        startTransition(() => setBox(next))
      },
      { rootMargin: NEAR },
    )
    observer.observe(box)
    return () => {
      observer.disconnect()
      pageBoxes.set(id, { isRendered, height: box.getBoundingClientRect().height })
    }
  }

  if (!isRendered) return <div key="far" ref={observe} style={{ blockSize: height }} />
  return (
    <div key="near" ref={observe}>
      {items.map((item, index) => (
        <RowBoundary key={item.id} item={item} kind={role}>
          <Row item={item} position={before + index + 1} />
        </RowBoundary>
      ))}
    </div>
  )
}
