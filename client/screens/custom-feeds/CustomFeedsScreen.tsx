import { ListPlus } from 'lucide-react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { Page } from '#components/layout/Page.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { UnreadablePreferences } from '#components/preferences/UnreadablePreferences.tsx'
import { useAllFeeds } from '#data/feeds/all-feeds.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import styles from './CustomFeedsScreen.module.css'
import { FeedRow } from './FeedRow.tsx'
import { FeedsSkeleton } from './FeedsSkeleton.tsx'
import { NewFeed } from './NewFeed.tsx'

/** Shows the viewer's custom feeds, and what makes one (docs/spec/feeds.md#list-of-feeds). */
export function CustomFeedsScreen() {
  const t = useText()
  const { data, feeds, error, isFetching, refetch } = useAllFeeds()
  return (
    <Page title={t('custom_feeds.title')} heading={t('custom_feeds.title')}>
      <NewFeed />
      <UnreadablePreferences isShown={({ kind }) => kind === 'feed'} />
      {error && (
        <ErrorNotice error={error} about={t('custom_feeds.title')} retrying={isFetching} onRetry={refetch} />
      )}
      {!data && !error && <FeedsSkeleton />}
      {data && feeds.length === 0 && (
        <EmptyState icon={<ListPlus />} title={t('custom_feeds.none')}>
          {t('custom_feeds.none_hint')}
        </EmptyState>
      )}
      {feeds.length > 0 && (
        <ul className={styles.feeds} aria-label={t('custom_feeds.title')}>
          {feeds.map((feed) => (
            <RowBoundary key={feed.id} item={feed} kind="li">
              <FeedRow feed={feed} />
            </RowBoundary>
          ))}
        </ul>
      )}
    </Page>
  )
}
