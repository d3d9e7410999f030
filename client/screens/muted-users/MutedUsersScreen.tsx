import { Volume2 } from 'lucide-react'
import { Page } from '#components/layout/Page.tsx'
import { PagedList } from '#components/list/PagedList.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { mutedAccountsQuery } from '#data/people/muted-accounts.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { MutedRow } from './MutedRow.tsx'

/** Shows the people whom the viewer has muted (docs/spec/relationships.md#muted-users). */
export function MutedUsersScreen() {
  const t = useText()
  return (
    <Page title={t('mutes.title')} heading={t('mutes.title')}>
      <PagedList
        label={t('mutes.title')}
        list={mutedAccountsQuery}
        row={MutedRow}
        role="list"
        more={t('mutes.more')}
        waiting={<PostSkeleton count={3} />}
        empty={
          <EmptyState icon={<Volume2 />} title={t('mutes.none')}>
            {t('mutes.none_hint')}
          </EmptyState>
        }
      />
    </Page>
  )
}
