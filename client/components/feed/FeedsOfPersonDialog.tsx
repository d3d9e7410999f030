import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import type { Account } from '#contract/entities/account.ts'
import { feedsQuery } from '#data/feeds/feeds.ts'
import { feedsWithQuery } from '#data/feeds/feeds-with.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { FeedSwitch } from './FeedSwitch.tsx'
import styles from './FeedsOfPersonDialog.module.css'

/**
 * Shows a dialog with the viewer's custom feeds, each with a switch for whether a person is in it
 * (docs/spec/feeds.md#feeds-of-a-person).
 */
export function FeedsOfPersonDialog({ account, onDone }: { account: Account; onDone: () => void }) {
  const t = useText()
  const feeds = useQuery(feedsQuery)
  const having = useQuery(feedsWithQuery(account.id))
  const failed = [feeds, having].find(({ isError, data }) => isError && !data)
  return (
    <Dialog
      title={t('feeds_of_person.title', { name: displayName(account) })}
      closeLabel={t('action.dismiss')}
      onClose={onDone}
    >
      <div className={styles.feeds}>
        {failed ? (
          <ErrorNotice
            error={failed.error}
            retrying={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        ) : !feeds.data || !having.data ? (
          <Skeleton shape="block" />
        ) : (
          <>
            <p className={styles.note}>
              {t(
                feeds.data.length > 0
                  ? 'custom_feeds.posts_will_not_be_displayed'
                  : 'custom_feeds.what_they_are',
              )}
            </p>
            {feeds.data.map((feed) => (
              <RowBoundary key={feed.id} item={feed}>
                <FeedSwitch
                  feed={feed}
                  account={account}
                  isMember={having.data.some(({ id }) => id === feed.id)}
                />
              </RowBoundary>
            ))}
            <a href={pathTo('custom-feed-list')} data-alone>
              {t(feeds.data.length > 0 ? 'custom_feeds.all' : 'feeds_of_person.first')}
            </a>
          </>
        )}
      </div>
    </Dialog>
  )
}
