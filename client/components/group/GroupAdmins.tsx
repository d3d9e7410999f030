import { Users } from 'lucide-react'
import { PagedList } from '#components/list/PagedList.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { ProfileRow } from '#components/profile/ProfileRow.tsx'
import type { Account } from '#contract/entities/account.ts'
import { groupAdminsQuery } from '#data/groups/groups.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Shows who moderates a group (docs/spec/groups.md#page-of-a-group). */
export function GroupAdmins({ group }: { group: Account }) {
  const t = useText()
  return (
    <PagedList
      label={t('group.moderators')}
      list={groupAdminsQuery(group.id)}
      row={ProfileRow}
      role="list"
      waiting={<PostSkeleton count={1} />}
      empty={<EmptyState icon={<Users />} title={t('group.no_moderators')} />}
    />
  )
}
