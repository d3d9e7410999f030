import { useQuery } from '@tanstack/react-query'
import { ListPlus } from 'lucide-react'
import { FeedNameForm } from '#components/feed/FeedNameForm.tsx'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { Page } from '#components/layout/Page.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { feedsQuery, useCreateFeed } from '#data/feeds/feeds.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { announce } from '#ui/notices.ts'
import styles from './CustomFeedsScreen.module.css'
import { FeedRow } from './FeedRow.tsx'
import { FeedsSkeleton } from './FeedsSkeleton.tsx'

/** Shows the viewer's custom feeds, and the form that creates one (docs/spec/feeds.md#list-of-feeds). */
export function CustomFeedsScreen() {
  const t = useText()
  const create = useCreateFeed()
  const { data: feeds, error, isFetching, refetch } = useQuery(feedsQuery)
  return (
    <Page title={t('custom_feeds.title')} heading={t('custom_feeds.title')}>
      <FeedNameForm
        label={t('custom_feeds.new_name')}
        help={t('custom_feeds.what_they_are')}
        submitLabel={t('custom_feeds.create')}
        save={create}
        onSaved={({ title }) => announce(t('custom_feeds.created', { name: title }))}
      />
      {error && (
        <ErrorNotice error={error} about={t('custom_feeds.title')} retrying={isFetching} onRetry={refetch} />
      )}
      {!feeds && !error && <FeedsSkeleton />}
      {feeds?.length === 0 && (
        <EmptyState icon={<ListPlus />} title={t('custom_feeds.none')}>
          {t('custom_feeds.none_hint')}
        </EmptyState>
      )}
      {feeds && feeds.length > 0 && (
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
