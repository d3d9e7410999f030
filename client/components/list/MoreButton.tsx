import { useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { MOST_CALLS } from '#domain/paging.ts'
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
 * (docs/spec/lists.md#more), a few times; then somebody has to scroll on or press it
 * (docs/spec/lists.md#calls-without-a-hand).
 */
export function MoreButton({
  list,
  emptyPages = 0,
  calls = 1,
  label,
  about,
}: {
  /** How many of the last pages had nothing to show. */
  emptyPages?: number
  /** How many calls one page takes. */
  calls?: number | undefined
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
  const loaded = data?.pages.length ?? 0
  /** How many pages may be there before somebody asks for more. */
  const [most, setMost] = useState(Math.max(0, loaded - 1) + Math.max(1, Math.floor(MOST_CALLS / calls)))
  const isEmpty = emptyPages >= MOST_EMPTY_PAGES
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

  /** Waits until somebody scrolls, anywhere on the page. */
  function waitForScroll() {
    const goOn = () => setMost(loaded + 1)
    document.addEventListener('scroll', goOn, true)
    return () => document.removeEventListener('scroll', goOn, true)
  }

  // A button of its own for each page: one that was pushed down by the next page would move in front of the
  // reader.
  return (
    <div
      key={loaded}
      className={styles.more}
      {...(!isFetchingNextPage && !isEmpty && { ref: loaded < most ? observe : waitForScroll })}
    >
      <Button data-makes-way busy={isFetchingNextPage} onClick={loadMore}>
        {label ?? t('list.more')}
      </Button>
    </div>
  )
}
