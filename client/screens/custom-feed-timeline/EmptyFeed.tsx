import { useInfiniteQuery } from '@tanstack/react-query'
import { MessagesSquare, UserPlus } from 'lucide-react'
import { feedMembersQuery } from '#data/feeds/feed-members.ts'
import { itemsOf } from '#domain/paging.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Shows why the timeline of a custom feed is empty: its members have no posts, or it has no members. */
export function EmptyFeed({ feedId }: { feedId: string }) {
  const t = useText()
  const { data: members } = useInfiniteQuery(feedMembersQuery(feedId))
  if (!members || itemsOf(members.pages).length > 0) {
    return (
      <EmptyState icon={<MessagesSquare />} title={t('list.no_posts')}>
        {t('custom_feeds.no_posts_hint')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<UserPlus />}
      title={t('custom_feeds.no_members')}
      action={
        <Button kind="primary" href={pathTo('custom-feed', { feedId })}>
          {t('custom_feeds.add_people')}
        </Button>
      }
    >
      {t('custom_feeds.no_members_to_read')}
    </EmptyState>
  )
}
