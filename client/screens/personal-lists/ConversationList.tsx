import { Mail } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { PagedList } from '#components/list/PagedList.tsx'
import { RefreshButton } from '#components/list/RefreshButton.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { conversationsQuery } from '#data/conversations/conversations.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import { PersonalListTabs } from './PersonalListTabs.tsx'

/** Shows the direct posts as conversations (docs/spec/conversations.md#list-of-conversations). */
export function ConversationList() {
  const t = useText()
  return (
    <Page
      title={t('direct.title')}
      heading={t('direct.title')}
      aside={<RefreshButton list={conversationsQuery} />}
    >
      <PersonalListTabs current="direct-post-list" />
      <PagedList
        label={t('conversations.list')}
        about={t('direct.title')}
        list={conversationsQuery}
        row={ConversationRow}
        role="list"
        more={t('conversations.more')}
        waiting={<PostSkeleton count={6} />}
        empty={
          <EmptyState icon={<Mail />} title={t('list.no_posts')}>
            {t('direct.empty')}
          </EmptyState>
        }
      />
    </Page>
  )
}
