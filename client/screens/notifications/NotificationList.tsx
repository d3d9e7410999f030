import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { PagedList } from '#components/list/PagedList.tsx'
import { PullToRefresh } from '#components/list/PullToRefresh.tsx'
import { NewNotifications } from '#components/notification/NewNotifications.tsx'
import { NotificationRow } from '#components/notification/NotificationRow.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { shownAs } from '#data/lists/shown-list.ts'
import { useMarkRead, visitQuery } from '#data/notifications/notification-visit.ts'
import { notificationsQuery } from '#data/notifications/notifications.ts'
import { entriesOf } from '#domain/notification-entry.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/notification-kind.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { pageOfHistory } from '#platform/page/page-of-history.ts'
import { usePageState } from '#platform/page/use-page-state.ts'
import { LATE_KEYS } from '#platform/storage/late-keys.ts'
import { readStored } from '#platform/storage/storage.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import styles from './NotificationList.module.css'

const LABELS: Record<NotificationKind, TextKey> = {
  all: 'notifications.kind.all',
  mentions: 'notifications.kind.mentions',
  likes: 'notifications.kind.likes',
  reposts: 'notifications.kind.reposts',
  follows: 'notifications.kind.follows',
  other: 'notifications.kind.other',
}

/**
 * Shows the notifications, all or one kind. Those that are new since the last visit are marked, and then
 * count as read (docs/spec/notifications.md#new-and-read-entries).
 */
export function NotificationList() {
  'use memo'
  const t = useText()
  const [page] = useState(pageOfHistory)
  const [lastRead] = useState(() => readStored(LATE_KEYS.readMark))
  const [kind, setKind] = usePageState('notifications', NOTIFICATION_KINDS)
  const visit = useQuery(visitQuery(page))
  useMarkRead({ isFresh: visit.isSuccess && !visit.isFetching })
  // Until the server says how far they were read, what this device has read last counts.
  const readUpTo = visit.data === undefined ? (lastRead ?? undefined) : visit.data
  const list = shownAs(notificationsQuery, kind, (pages) => entriesOf(pages, kind, readUpTo))
  const { hasNextPage } = useInfiniteQuery(list)
  return (
    <Tabs
      isPageWide
      label={t('notifications.kinds')}
      tabs={NOTIFICATION_KINDS.map((id) => ({ id, label: t(LABELS[id]) }))}
      selected={kind}
      onSelect={setKind}
    >
      {visit.isError && (
        <ErrorNotice
          error={visit.error}
          about={t('notifications.title')}
          retrying={visit.isFetching}
          onRetry={visit.refetch}
        />
      )}
      {kind !== 'all' && hasNextPage && <p className={styles.note}>{t('notifications.kind_note')}</p>}
      <PullToRefresh list={list} />
      <NewNotifications />
      <PagedList
        key={kind}
        label={t(LABELS[kind])}
        about={t('notifications.title')}
        list={list}
        row={NotificationRow}
        role="list"
        more={t('notifications.more')}
        waiting={<PostSkeleton count={6} />}
        empty={
          kind === 'all' ? (
            <EmptyState icon={<Bell />} title={t('notifications.none')}>
              {t('notifications.none_hint')}
            </EmptyState>
          ) : (
            <EmptyState icon={<Bell />} title={t('notifications.none_of_kind')} />
          )
        }
      />
    </Tabs>
  )
}
