import { useInfiniteQuery } from '@tanstack/react-query'
import { sourceNames } from '#components/feed/source-names.ts'
import type { Post } from '#contract/entities/post.ts'
import { SourceError } from '#data/feeds/source-error.ts'
import type { List } from '#data/lists/lists.ts'
import type { Source } from '#domain/merged-feed/merged-feed.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './LeftOut.module.css'

/**
 * Offers to read a merged feed without the sources that could not be loaded, where nothing is there to read
 * otherwise (docs/spec/feeds.md#gaps-of-a-merged-feed).
 */
export function LeaveOut({
  list,
  count,
  onLeaveOut,
}: {
  list: List<Post>
  /** How many sources there are. */
  count: number
  onLeaveOut: (failed: readonly Source[]) => void
}) {
  const t = useText()
  const locale = useLocale()
  const { error, data } = useInfiniteQuery({ ...list, enabled: false })
  if (data || !(error instanceof SourceError) || error.sources.length === count) return null
  const { sources } = error
  return (
    <div className={styles.leave}>
      <Button data-makes-way onClick={() => onLeaveOut(sources)}>
        {t('merged_feed.leave_out', { sources: sourceNames(sources, locale) })}
      </Button>
    </div>
  )
}
