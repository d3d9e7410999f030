import { useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './MoreButton.module.css'

/** How far below the window the next page begins to load. */
const NEAR = '1200px'

/**
 * After so many filtered pages in a row without anything to show, the next page loads only when the button is
 * pressed.
 */
const MOST_EMPTY_PAGES = 3

/**
 * Shows the button that loads the next page of a list. It loads by itself when it comes near the window
 * (docs/spec/lists.md#more).
 */
export function MoreButton({
  list,
  emptyPages = 0,
  label,
  about,
}: {
  /** How many of the last pages had nothing to show. */
  emptyPages?: number
  label?: string | undefined
  /** Names what could not be loaded, where it is a part of the list. */
  about?: string | ((error: unknown) => string) | undefined
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: unknown
    data?: { pages: readonly unknown[] } | undefined
    fetchNextPage: (options: { cancelRefetch: false }) => unknown
  }
}) {
  const t = useText()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, data } = list
  const [pressedAt, setPressedAt] = useState(0)
  const loaded = data?.pages.length ?? 0
  const isPaused = Math.min(emptyPages, loaded - pressedAt) >= MOST_EMPTY_PAGES
  if (!hasNextPage) return null
  // Does not cancel a refresh that is under way.
  const loadMore = () => list.fetchNextPage({ cancelRefetch: false })
  if (isFetchNextPageError) {
    return (
      <ErrorNotice
        error={error}
        {...(typeof about === 'function' && { about: about(error) })}
        retrying={isFetchingNextPage}
        onRetry={loadMore}
      />
    )
  }

  function press() {
    setPressedAt(loaded)
    loadMore()
  }

  /**
   * Observes the element anew after every page, so that a page too short to fill the window is followed by
   * the next one.
   */
  function observe(element: HTMLDivElement) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore()
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }

  // A button of its own for each page: one that was pushed down by the next page would move in front of the
  // reader.
  return (
    <div key={loaded} className={styles.more} {...(!isFetchingNextPage && !isPaused && { ref: observe })}>
      <Button data-makes-way busy={isFetchingNextPage} onClick={press}>
        {label ?? t('list.more')}
      </Button>
    </div>
  )
}
