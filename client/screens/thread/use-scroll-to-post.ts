/** Brings the reader to the selected post of a thread, and keeps it where it is while the thread around it arrives. */
import { useRef } from 'react'

/** For the `ref` of the row that is selected. */
export function useScrollToPost(id: string, complete: boolean) {
  const former = useRef({ id: '', complete: false, top: 0 })

  return (row: HTMLLIElement | null) => {
    if (!row) return
    const before = former.current
    if (before.id === id && before.complete === complete) return
    former.current = { id, complete, top: row.getBoundingClientRect().top }
    if (before.id === '' && !complete) return // alone on the page, it is where it should be
    if (before.id === '')
      queueMicrotask(() => arriveAt(row)) // after the new screen has begun at its top
    else if (before.id === id) stayAt(row, before.top)
    else moveTo(row)
  }
}

function arriveAt(row: HTMLElement) {
  row.scrollIntoView()
  takeFocusFromHeading(row)
}

/** At the very top browsers do not anchor what is in view, so posts that arrive above would push it down. */
function stayAt(row: HTMLElement, top: number) {
  if (window.scrollY === 0) window.scrollBy(0, row.getBoundingClientRect().top - top)
  takeFocusFromHeading(row)
}

/** Within the thread nothing moves that is in view already. */
function moveTo(row: HTMLElement) {
  row.scrollIntoView({ block: 'nearest' })
  if (!row.contains(document.activeElement)) focusPost(row)
}

/** The heading has the focus where the thread was come to by a link; a reader who went on meanwhile keeps it. */
function takeFocusFromHeading(row: HTMLElement) {
  if (document.activeElement?.matches('h1')) focusPost(row)
}

const focusPost = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
