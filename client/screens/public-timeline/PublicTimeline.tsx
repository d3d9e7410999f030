import { Globe, Warehouse } from 'lucide-react'
import { FeedSwitcherSlot } from '#components/feed/FeedSwitcherSlot.tsx'
import { Page } from '#components/layout/Page.tsx'
import { RefreshButton } from '#components/list/RefreshButton.tsx'
import { PostList } from '#components/post-list/PostList.tsx'
import { publicTimelineQuery } from '#data/posts/public-timelines.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'

/**
 * Shows the public posts of this server or of all servers it knows
 * (docs/spec/timelines.md#local-and-federated).
 */
export function PublicTimeline({ local }: { local: boolean }) {
  const t = useText()
  const title = t(local ? 'nav.local' : 'nav.federated')
  const list = publicTimelineQuery(local)
  return (
    <Page title={title} heading={title} aside={<RefreshButton list={list} />}>
      <FeedSwitcherSlot />
      <PostList
        label={title}
        list={list}
        timeline
        empty={
          <EmptyState icon={local ? <Warehouse /> : <Globe />} title={t('list.no_posts')}>
            {t(local ? 'public_timeline.empty_local' : 'public_timeline.empty_federated')}
          </EmptyState>
        }
      />
    </Page>
  )
}
