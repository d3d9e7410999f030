import { ArrowUp } from 'lucide-react'
import type { RefObject } from 'react'
import { focusHeading } from '#platform/focus/arrival.ts'
import { Button } from '#ui/Button.tsx'
import styles from './NewItemsButton.module.css'

/**
 * Marks the top of a list. While there are new items, it shows a button over the list that inserts them and
 * scrolls there.
 */
export function NewItemsButton({
  top,
  text,
  insertAbove,
  markSeen,
}: {
  top: RefObject<HTMLElement | null>
  /** The text of the button; null while there are no new items. */
  text: string | null
  insertAbove: () => void
  markSeen: () => void
}) {
  function observeTop(element: HTMLDivElement) {
    top.current = element
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) markSeen()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }

  function showNewItems() {
    insertAbove()
    markSeen()
    window.scrollTo(0, 0)
    focusHeading()
  }

  return (
    <>
      <div ref={observeTop} />
      <div className={styles.place}>
        {text !== null && (
          <div className={styles.button}>
            <Button
              data-makes-way
              data-shortcut="news"
              kind="primary"
              size="s"
              icon={<ArrowUp />}
              onClick={showNewItems}
            >
              {text}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
