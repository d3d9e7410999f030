import { startTransition, useState } from 'react'
import { heightIn, holdScrollPosition, isInUse, measurePage, type PageBoxes } from './page-box.ts'
import { type Row, RowInTurn } from './RowInTurn.tsx'
import { followNear } from './use-near.ts'

type Rows<Item> = {
  /** The boxes of the pages of this list. */
  boxes: PageBoxes
  /** Names this page among them. */
  name: string
  /**
   * Whether no page of this list is near the window, and this one is the nearest: it stays, because a list
   * without any row is none to assistive programs, to the browser's search and on paper.
   */
  isNearest: boolean
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
 * Shows the rows of one page of a list while they are near the window. Further away it is replaced by an
 * empty box of the same height, so that a long list costs no more than a short one
 * (docs/spec/lists.md#a-list-drops-rows).
 */
export function PageOfRows<Item extends { id: string }>(page: Rows<Item>) {
  'use memo'
  const { boxes, name, isNearest } = page
  const [{ isNear, height }, setBox] = useState(() => {
    const { isRendered = true, height = 0 } = boxes.get(name) ?? {}
    return { isNear: isRendered, height }
  })
  const isRendered = isNear || isNearest

  function observe(box: HTMLElement | null) {
    if (!box) return
    const former = boxes.get(name)
    holdScrollPosition(box, former?.height ?? 0)
    if (isRendered && former) boxes.set(name, { ...former, isRendered })
    // React may not have drawn yet what was asked for last.
    let asked = isNear
    const stop = followNear(box, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting === asked || (asked && isInUse(box))) return
      asked = isIntersecting
      // It is measured now, while the browser knows where everything stands.
      if (isRendered) boxes.set(name, measurePage(box, asked || isNearest))
      const next = { isNear: asked, height: boundingClientRect.height }
      startTransition(() => setBox(next))
    })
    return () => {
      stop()
      if (isRendered && boxes.get(name)?.isRendered !== false) boxes.set(name, measurePage(box, true))
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
 * Shows the rows of a page. Those that come to it later, such as a new post of one's own, do not wait, nor
 * does the first row of a page: it has the focus next after the button that has loaded it.
 */
function NearRows<Item extends { id: string }>({
  boxes,
  name,
  items,
  before,
  row,
  role,
  atOnce,
  rowHeight,
}: Rows<Item>) {
  'use memo'
  const [{ former, waiting }] = useState(() => {
    const former = boxes.get(name)
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
      height={heightIn(former, item.id) ?? rowHeight}
    />
  ))
}
