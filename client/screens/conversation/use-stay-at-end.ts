/** Opens a talk at its end and stays there (docs/spec/conversations.md#a-conversation-as-a-talk). */
import { useRef } from 'react'
import { goesOn, rowToBeginWith } from '#platform/reading/reading-place.ts'

/** So far from the end somebody still reads there, in pixels. */
const NEAR_END = 120

const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

/**
 * Returns a ref callback for an empty element after the messages, with the id of the newest one as its key.
 * A talk opens at its end, unless one comes back to a place in it. New words keep who reads at the end there,
 * and one's own lead to it; whoever reads above is left in place.
 */
export function useStayAtEnd(isOwn: boolean) {
  const known = useRef<HTMLElement | null>(null)

  return (end: HTMLElement | null) => {
    const former = known.current
    if (!end || end === former) return // drawn again without new words
    known.current = end
    if (!former) {
      const isPlaced = goesOn() || rowToBeginWith() !== null
      if (!isPlaced) queueMicrotask(scrollToEnd) // after the new screen has scrolled to its top
      return
    }
    const added = end.previousElementSibling?.querySelector('li:last-child')?.clientHeight ?? 0
    const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY
    if (isOwn || left <= added + NEAR_END) scrollToEnd()
  }
}
