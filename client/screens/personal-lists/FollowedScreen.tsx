import { MessagesSquare } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { PagedList } from '#components/list/PagedList.tsx'
import { RefreshButton } from '#components/list/RefreshButton.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { UnreadablePreferences } from '#components/preferences/UnreadablePreferences.tsx'
import { followedQuery } from '#data/conversations/follow-conversation.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FollowedRow } from './FollowedRow.tsx'
import { PersonalListTabs } from './PersonalListTabs.tsx'

/**
 * Lists followed conversations by their first posts
 * (docs/spec/conversations.md#list-of-followed-conversations).
 */
export function FollowedScreen() {
  const t = useText()
  return (
    <Page
      title={t('followed.title')}
      heading={t('followed.title')}
      aside={<RefreshButton list={followedQuery} />}
    >
      <PersonalListTabs current="followed-conversation-list" />
      <UnreadablePreferences isShown={({ name }) => name === 'followedConversations'} />
      <PagedList
        label={t('followed.title')}
        list={followedQuery}
        row={FollowedRow}
        role="list"
        waiting={<PostSkeleton count={3} />}
        empty={
          <EmptyState icon={<MessagesSquare />} title={t('followed.none')}>
            {t('followed.none_hint')}
          </EmptyState>
        }
      />
    </Page>
  )
}
