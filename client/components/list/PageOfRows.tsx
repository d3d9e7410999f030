import { startTransition, useState } from 'react'
import { isInUse, keepScrollPosition, pageBoxes, rememberPage } from './page-box.ts'
import { type Row, RowInTurn } from './RowInTurn.tsx'

/** How far outside the window rows are on the page: one window height on both sides. */
const NEAR = '100% 0px'

type Rows<Item> = {
  /** Names this page among all pages of all lists. */
  id: string
  items: readonly Item[]
  /** How many rows come before. */
  before: number
  row: Row<Item>
  role: 'article' | 'listitem'
  /** The rows that are drawn at once; the others wait for their turn. */
  atOnce: ReadonlySet<string>
  /** How high a row probably is, in pixels. */
  rowHeight: number
}

/**
 * Shows the rows of one page of a list while they are near the window. Further away it is replaced by an empty box of the
 * same height, so that a long list costs no more than a short one (docs/spec/lists.md#a-list-drops-rows).
 */
export function PageOfRows<Item extends { id: string }>(page: Rows<Item>) {
  'use memo'
  const { id } = page
  const [{ isRendered, height }, setBox] = useState(() => {
    const { isRendered = true, height = 0 } = pageBoxes.get(id) ?? {}
    return { isRendered, height }
  })

  function observe(box: HTMLElement | null) {
    if (!box) return
    const former = pageBoxes.get(id)
    keepScrollPosition(box, former?.height ?? 0)
    if (isRendered && former) pageBoxes.set(id, { ...former, isRendered })
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.isIntersecting === isRendered || isInUse(box)) return
        // It is measured now, while the browser knows where everything stands.
        if (isRendered) rememberPage(id, box, false)
        const next = { isRendered: entry.isIntersecting, height: entry.boundingClientRect.height }
        startTransition(() => setBox(next))
      },
      { rootMargin: NEAR },
    )
    observer.observe(box)
    return () => {
      observer.disconnect()
      if (isRendered && pageBoxes.get(id)?.isRendered !== false) rememberPage(id, box, true)
    }
  }

  if (!isRendered) return <div key="far" ref={observe} style={{ blockSize: height }} />
  return (
    <div key="near" ref={observe}>
      <NearRows {...page} />
    </div>
  )
}

/**
 * Shows the rows of a page. Those that come to it later, such as a new post of one's own, do not wait, nor does the first row
 * of a page: it has the focus next after the button that has loaded it.
 */
function NearRows<Item extends { id: string }>({
  id,
  items,
  before,
  row,
  role,
  atOnce,
  rowHeight,
}: Rows<Item>) {
  'use memo'
  const [{ former, waiting }] = useState(() => {
    const former = pageBoxes.get(id)
    const waits = ({ id }: Item, index: number) => index > 0 && !atOnce.has(id) && !former?.near.has(id)
    return { former, waiting: new Set(items.filter(waits).map(({ id }) => id)) }
  })
  return items.map((item, index) => (
    <RowInTurn
      key={item.id}
      item={item}
      position={before + index + 1}
      row={row}
      role={role}
      waits={waiting.has(item.id)}
      height={former?.rows.get(item.id) ?? rowHeight}
    />
  ))
}
