/**
 * Scrolls to the selected post of a thread, unless the thread goes on where it was read, and keeps it in
 * place while the thread around it loads.
 */
import { useRef } from 'react'
import { goesOn } from '#platform/reading/reading-place.ts'

/** Returns a ref callback for the selected row. */
export function useScrollToPost(id: string, complete: boolean) {
  const former = useRef({ id: '', complete: false, top: 0 })

  return (row: HTMLLIElement | null) => {
    if (!row) return
    const before = former.current
    if (before.id === id && before.complete === complete) return
    former.current = { id, complete, top: topOf(row) }
    if (before.id === '' && !complete) return // alone on the page, it is at the top
    if (before.id === '' && goesOn()) return
    if (before.id === '')
      queueMicrotask(() => scrollTo(row)) // after the new screen has scrolled to its top
    else if (before.id === id) keepInPlace(row, before.top)
    else scrollIfHidden(row)
  }
}

/** Returns how far down the page a row begins: the page it comes to may still be scrolled as the last one. */
const topOf = (row: HTMLElement) => row.getBoundingClientRect().top + window.scrollY

function scrollTo(row: HTMLElement) {
  row.scrollIntoView()
  takeFocusFromHeading(row)
}

/**
 * Browsers do not anchor the visible content at the very top, where posts that load above would push it down.
 */
function keepInPlace(row: HTMLElement, top: number) {
  if (window.scrollY === 0) window.scrollBy(0, topOf(row) - top)
  takeFocusFromHeading(row)
}

/** Scrolls only if the row is out of view. */
function scrollIfHidden(row: HTMLElement) {
  row.scrollIntoView({ block: 'nearest' })
  if (!row.contains(document.activeElement)) focusPost(row)
}

/**
 * Moves the focus from the heading, which has it after following a link. If the reader has moved it
 * meanwhile, it stays.
 */
function takeFocusFromHeading(row: HTMLElement) {
  if (document.activeElement?.matches('h1')) focusPost(row)
}

const focusPost = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
