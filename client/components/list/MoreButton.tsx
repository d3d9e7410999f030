import { useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './MoreButton.module.css'

/** How far below the window the next page is asked for. */
const NEAR = '1200px'

/** After so many pages in a row with nothing to show, which a filter makes of them, the next one is not loaded unbidden. */
const PATIENCE = 3

/** Loads the next page when its place comes near, and works as a plain button without scrolling (decisions "More"). */
export function MoreButton({
  list,
  inVain = 0,
  label,
}: {
  /** So many of the last pages brought nothing to show. */
  inVain?: number
  label?: string | undefined
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
  const waits = Math.min(inVain, loaded - pressedAt) >= PATIENCE
  if (!hasNextPage) return null
  // A list that is being loaded afresh goes first.
  const loadMore = () => list.fetchNextPage({ cancelRefetch: false })
  if (isFetchNextPageError) {
    return <ErrorNotice error={error} retrying={isFetchingNextPage} onRetry={loadMore} />
  }

  function press() {
    setPressedAt(loaded)
    loadMore()
  }

  /** Watched anew after every page, so a page too short to fill the window is followed by the next one. */
  function watch(element: HTMLDivElement) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore()
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }

  return (
    <div className={styles.more} {...(!isFetchingNextPage && !waits && { ref: watch })}>
      <Button data-makes-way busy={isFetchingNextPage} onClick={press}>
        {label ?? t('list.more')}
      </Button>
    </div>
  )
}
