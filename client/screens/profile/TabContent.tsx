import type { Account } from '#contract/entities/account.ts'
import { isPostTab, type ProfileTab } from '#domain/profile/tab.ts'
import { PeopleList } from './PeopleList.tsx'
import { ProfilePosts } from './ProfilePosts.tsx'
import { SubscriberList } from './SubscriberList.tsx'

/** Shows the list of a tab (docs/spec/profiles.md#tabs-of-a-profile). */
export function TabContent({ account, tab, isOwn }: { account: Account; tab: ProfileTab; isOwn: boolean }) {
  if (isPostTab(tab)) return <ProfilePosts account={account} tab={tab} isOwn={isOwn} />
  return tab === 'subscribers' ? (
    <SubscriberList viewerId={account.id} />
  ) : (
    <PeopleList viewerId={account.id} kind={tab} />
  )
}
