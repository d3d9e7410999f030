import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import type { Account } from '#contract/entities/account.ts'
import { isPostTab, type ProfileTab } from '#domain/profile/tab.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { ProfilePosts } from './ProfilePosts.tsx'

// Only one's own profile has these lists.
const PeopleList = lazyPart(async () => (await import('./PeopleList.tsx')).PeopleList)
const SubscriberList = lazyPart(async () => (await import('./SubscriberList.tsx')).SubscriberList)

/** Shows the list of a tab (docs/spec/profiles.md#tabs-of-a-profile). */
export function TabContent({ account, tab, isOwn }: { account: Account; tab: ProfileTab; isOwn: boolean }) {
  if (isPostTab(tab)) return <ProfilePosts account={account} tab={tab} isOwn={isOwn} />
  const placeholder = <PostSkeleton count={6} />
  return tab === 'subscribers' ? (
    <SubscriberList viewer={account} placeholder={placeholder} />
  ) : (
    <PeopleList viewerId={account.id} kind={tab} placeholder={placeholder} />
  )
}
