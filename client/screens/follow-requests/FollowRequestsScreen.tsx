import { DoorOpen } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { PagedList } from '#components/list/PagedList.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { ProfileRow } from '#components/profile/ProfileRow.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { followRequestsQuery } from '#data/people/follow-requests.ts'
import { isOlderThan } from '#domain/instance.ts'
import { useText } from '#i18n/i18n.ts'
import { usePageState } from '#platform/page/use-page-state.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { IncomingRow } from './IncomingRow.tsx'

const DIRECTIONS = ['incoming', 'outgoing'] as const
const ROWS = { incoming: IncomingRow, outgoing: ProfileRow }

/**
 * Shows the follow requests to the viewer and, if the server lists them, those by the viewer
 * (docs/spec/relationships.md#follow-requests).
 */
export function FollowRequestsScreen() {
  const t = useText()
  const instance = useInstance()
  const [chosen, setDirection] = usePageState('follow-requests', DIRECTIONS)
  const hasOutgoing = instance !== null && !isOlderThan(instance.version, 4, 19)
  const direction = hasOutgoing ? chosen : 'incoming'
  const waiting = <PostSkeleton count={3} />
  const list = instance ? (
    <PagedList
      key={direction}
      label={t(`follow_requests.${direction}`)}
      list={followRequestsQuery(direction)}
      row={ROWS[direction]}
      role="list"
      more={t('follow_requests.more')}
      waiting={waiting}
      empty={<EmptyState icon={<DoorOpen />} title={t('follow_requests.none')} />}
    />
  ) : (
    waiting
  )
  return (
    <Page title={t('follow_requests.title')} heading={t('follow_requests.title')}>
      {hasOutgoing ? (
        <Tabs
          isPageWide
          label={t('follow_requests.title')}
          tabs={DIRECTIONS.map((id) => ({ id, label: t(`follow_requests.${id}`) }))}
          selected={direction}
          onSelect={setDirection}
        >
          {list}
        </Tabs>
      ) : (
        list
      )}
    </Page>
  )
}
