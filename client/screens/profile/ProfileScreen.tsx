import { ErrorNotice } from '#components/feedback/ErrorNotice.tsx'
import { Page } from '#components/layout/Page.tsx'
import { useRouteParams } from '#components/layout/use-route-params.ts'
import { PostSkeleton } from '#components/post/PostSkeleton.tsx'
import { ProfileNotFound } from '#components/profile/ProfileNotFound.tsx'
import { ProfileHeader } from '#components/profile-header/ProfileHeader.tsx'
import { useInstance } from '#data/connection/instance.ts'
import { useVisitor } from '#data/connection/session.ts'
import { useIsGroup } from '#data/groups/groups.ts'
import { useProfile } from '#data/people/profiles.ts'
import { hasGroupFeature } from '#domain/group/features.ts'
import { profileAddress } from '#domain/profile/address.ts'
import { displayName } from '#domain/profile/display-name.ts'
import { groupTabOf } from '#domain/profile/group-tab.ts'
import { handle, isRemote } from '#domain/profile/handle.ts'
import { tabOf } from '#domain/profile/tab.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { useSearchParams } from '#platform/page/location.ts'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'
import { prefetchProfile } from './prefetch-profile.ts'
import { TabContent } from './TabContent.tsx'

/** Few profiles are groups. */
const GroupBody = lazyPart(async () => (await import('#components/group/GroupBody.tsx')).GroupBody)

/**
 * Shows a person or a group: who they are and what they wrote (docs/spec/profiles.md#profile-page,
 * docs/spec/profiles.md#a-profile-that-is-not-found, docs/spec/groups.md#page-of-a-group).
 */
export function ProfileScreen() {
  const t = useText()
  const visitor = useVisitor()
  const instance = useInstance()
  const params = useRouteParams()
  const tabName = useSearchParams().get('tab')
  const { account: loaded, error, isMissing, isFetching, refetch } = useProfile(profileAddress(params))
  const viewer = visitor.kind === 'user' ? visitor.account : null
  const isGroup = useIsGroup(loaded)

  if (isMissing || (loaded && visitor.kind === 'guest' && isRemote(loaded)))
    return <ProfileNotFound error={error} id={params.profileId} />
  const failure = error && <ErrorNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />
  // Until the viewer is known, nobody knows whose profile it is.
  if (!loaded || (visitor.kind === 'user' && !viewer)) {
    if (!failure) return <ProfileSkeleton />
    return (
      <Page title={t('profile.title')} heading={t('profile.title')}>
        {failure}
      </Page>
    )
  }
  const isOwn = loaded.id === viewer?.id
  // The server tells a role only to its owner, and only in the answer about the session.
  const account = isOwn ? { ...loaded, role: viewer.role } : { ...loaded, is_group: isGroup }
  const tab = tabOf(tabName, isOwn)
  const isShownAsGroup = isGroup && viewer && hasGroupFeature(instance?.version ?? '', 'read')
  return (
    <Page
      title={`${displayName(account)} (${handle(account, instance?.uri ?? '')})`}
      head={<ProfileHeader account={account} isOwn={isOwn} />}
    >
      {!isShownAsGroup && <ProfileTabs account={account} current={tab} />}
      {failure}
      {isShownAsGroup ? (
        <GroupBody group={account} tab={groupTabOf(tabName)} placeholder={<PostSkeleton count={3} />} />
      ) : (
        <TabContent account={account} tab={tab} isOwn={isOwn} />
      )}
    </Page>
  )
}

ProfileScreen.prefetch = prefetchProfile
