import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './MoreButton.module.css'

/** How far below the window the next page is asked for. */
const NEAR = '1200px'

/** Loads the next page when its place comes near, and works as a plain button without scrolling (decisions "More"). */
export function MoreButton({
  list,
  label,
}: {
  label?: string | undefined
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: unknown
    fetchNextPage: (options: { cancelRefetch: false }) => unknown
  }
}) {
  const t = useText()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = list
  if (!hasNextPage) return null
  // A list that is being loaded afresh goes first.
  const loadMore = () => list.fetchNextPage({ cancelRefetch: false })
  if (isFetchNextPageError) {
    return <ErrorNotice error={error} retrying={isFetchingNextPage} onRetry={loadMore} />
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
    <div className={styles.more} {...(!isFetchingNextPage && { ref: watch })}>
      <Button data-makes-way busy={isFetchingNextPage} onClick={loadMore}>
        {label ?? t('list.more')}
      </Button>
    </div>
  )
}
