import { List } from 'lucide-react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import type { Feed } from '#contract/entities/feed.ts'
import { useAllFeeds } from '#data/feeds/all-feeds.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './CustomFeeds.module.css'
import { ExploreLink } from './ExploreLink.tsx'
import { ExploreSection } from './ExploreSection.tsx'

/** Shows the viewer's custom feeds as links to their timelines. */
export function CustomFeeds() {
  const t = useText()
  const { data, feeds, error, isFetching, refetch } = useAllFeeds()
  const manage = (
    <Button kind="quiet" size="s" href={pathTo('custom-feed-list')}>
      {t('explore.manage_feeds')}
    </Button>
  )
  return (
    <ExploreSection title={t('custom_feeds.title')} aside={manage}>
      {error && (
        <ErrorNotice error={error} about={t('custom_feeds.title')} retrying={isFetching} onRetry={refetch} />
      )}
      {!data && !error && (
        <div className={styles.note}>
          <Spinner label={t('list.loading')} />
        </div>
      )}
      {data && feeds.length === 0 && <p className={styles.note}>{t('explore.no_feeds')}</p>}
      {feeds.map((feed) => (
        <RowBoundary key={feed.id} item={feed}>
          <FeedPlace feed={feed} />
        </RowBoundary>
      ))}
    </ExploreSection>
  )
}

const FeedPlace = ({ feed: { id, title } }: { feed: Feed }) => (
  <ExploreLink href={pathTo('custom-feed-timeline', { feedId: id })} icon={<List />} name={title} />
)
