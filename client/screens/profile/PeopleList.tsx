import { Users } from 'lucide-react'
import { PagedList } from '#components/list/PagedList.tsx'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { ProfileRow } from '#components/profile/ProfileRow.tsx'
import { contactsQuery } from '#data/people/contacts.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { TAB_LABELS } from './tab-labels.ts'

const EMPTY = {
  followers: 'profile.no_followers',
  following: 'profile.no_following',
} as const satisfies Record<string, TextKey>

/**
 * Shows the viewer's followers, or the people whom the viewer follows
 * (docs/spec/profiles.md#tabs-of-a-profile).
 */
export function PeopleList({ viewerId, kind }: { viewerId: string; kind: keyof typeof EMPTY }) {
  const t = useText()
  return (
    <PagedList
      label={t(TAB_LABELS[kind])}
      list={contactsQuery(viewerId, kind)}
      row={ProfileRow}
      role="list"
      more={t('directory.more')}
      waiting={<PostSkeleton count={6} />}
      empty={
        <EmptyState
          icon={<Users />}
          title={t(EMPTY[kind])}
          action={<Button href={pathTo('profile-directory')}>{t('directory.title')}</Button>}
        />
      }
    />
  )
}
