import { MessageSquareDashed, Pin } from 'lucide-react'
import { PostList } from '#components/post-list/PostList.tsx'
import { NamedText } from '#components/profile/NamedText.tsx'
import type { Account } from '#contract/entities/account.ts'
import { useRelationship } from '#data/people/relationships.ts'
import { profilePostsQuery } from '#data/posts/profile-posts.ts'
import { isRemote } from '#domain/profile/handle.ts'
import type { PostTab } from '#domain/profile/post-filters.ts'
import { useText } from '#i18n/i18n.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { TAB_LABELS } from './tab-labels.ts'

/**
 * Shows the posts of a person, all of them or those that stay on top. Muted people are read where one looks
 * for them (docs/spec/profiles.md#tabs-of-a-profile, docs/server/relationships.md#mute).
 */
export function ProfilePosts({ account, tab, isOwn }: { account: Account; tab: PostTab; isOwn: boolean }) {
  const t = useText()
  const isMuted = useRelationship(account.id)?.muting ?? false
  return (
    <PostList
      label={t(TAB_LABELS[tab])}
      list={profilePostsQuery(account.id, tab)}
      timeline={tab !== 'posts-featured'}
      showsMuted={isMuted}
      empty={<NoPosts account={account} isFeatured={tab === 'posts-featured'} isOwn={isOwn} />}
    />
  )
}

function NoPosts({ account, isFeatured, isOwn }: { account: Account; isFeatured: boolean; isOwn: boolean }) {
  const t = useText()
  if (isFeatured) {
    return (
      <EmptyState icon={<Pin />} title={t('profile.no_featured')}>
        {isOwn && t('profile.no_featured_own')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<MessageSquareDashed />} title={t('list.no_posts')}>
      {isOwn && <span>{t('profile.no_posts_own')}</span>}
      {!isOwn && isRemote(account) && (
        <NamedText account={account} say={(name) => t('profile.no_posts_remote', { name })} />
      )}
    </EmptyState>
  )
}
