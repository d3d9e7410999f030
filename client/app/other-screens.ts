/**
 * The screens that few visits begin with. This table is loaded with the first of them
 * (docs/spec/access.md#routes).
 */
import type { RouteName } from '#domain/session/route-map.ts'
import type { ScreenComponent } from './screens.tsx'

type Load = () => Promise<ScreenComponent>

const profile: Load = async () => (await import('#screens/profile/ProfileScreen.tsx')).ProfileScreen
const gallery: Load = async () => (await import('#screens/gallery/GalleryScreen.tsx')).GalleryScreen
const subscription: Load = async () =>
  (await import('#screens/subscription/SubscriptionScreen.tsx')).SubscriptionScreen

export const OTHER_SCREENS: Record<Exclude<RouteName, 'home' | 'post'>, Load> = {
  'landing-page': async () => (await import('#screens/landing/LandingScreen.tsx')).LandingScreen,
  'add-account': async () => (await import('#screens/landing/AddAccountScreen.tsx')).AddAccountScreen,
  about: async () => (await import('#screens/about/AboutScreen.tsx')).AboutScreen,
  ethereum: async () => (await import('#screens/ethereum/EthereumScreen.tsx')).EthereumScreen,
  'catch-up': async () => (await import('#screens/catch-up/CatchUpScreen.tsx')).CatchUpScreen,
  local: async () => (await import('#screens/public-timeline/LocalTimelineScreen.tsx')).LocalTimelineScreen,
  'known-network': async () =>
    (await import('#screens/public-timeline/FederatedTimelineScreen.tsx')).FederatedTimelineScreen,
  tag: async () => (await import('#screens/tag/TagScreen.tsx')).TagScreen,
  'custom-feed-list': async () =>
    (await import('#screens/custom-feeds/CustomFeedsScreen.tsx')).CustomFeedsScreen,
  'custom-feed': async () => (await import('#screens/custom-feed/CustomFeedScreen.tsx')).CustomFeedScreen,
  'custom-feed-timeline': async () =>
    (await import('#screens/custom-feed-timeline/FeedTimelineScreen.tsx')).FeedTimelineScreen,
  explore: async () => (await import('#screens/explore/ExploreScreen.tsx')).ExploreScreen,
  notifications: async () =>
    (await import('#screens/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  profile,
  'profile-by-acct': profile,
  'profile-subscription': subscription,
  'profile-subscription-by-acct': subscription,
  'profile-gallery': gallery,
  'profile-gallery-by-acct': gallery,
  subscriber: async () => (await import('#screens/subscriber/SubscriberScreen.tsx')).SubscriberScreen,
  'profile-directory': async () =>
    (await import('#screens/profile-directory/ProfileDirectoryScreen.tsx')).ProfileDirectoryScreen,
  'group-list': async () => (await import('#screens/groups/GroupsScreen.tsx')).GroupsScreen,
  search: async () => (await import('#screens/search/SearchScreen.tsx')).SearchScreen,
  share: async () => (await import('#screens/share/ShareScreen.tsx')).ShareScreen,
  'follow-request-list': async () =>
    (await import('#screens/follow-requests/FollowRequestsScreen.tsx')).FollowRequestsScreen,
  'mute-list': async () => (await import('#screens/muted-users/MutedUsersScreen.tsx')).MutedUsersScreen,
  'bookmark-list': async () => (await import('#screens/personal-lists/BookmarksScreen.tsx')).BookmarksScreen,
  'like-list': async () => (await import('#screens/personal-lists/LikesScreen.tsx')).LikesScreen,
  'direct-post-list': async () =>
    (await import('#screens/personal-lists/DirectPostsScreen.tsx')).DirectPostsScreen,
  conversation: async () => (await import('#screens/conversation/ConversationScreen.tsx')).ConversationScreen,
  'followed-conversation-list': async () =>
    (await import('#screens/personal-lists/FollowedScreen.tsx')).FollowedScreen,
  settings: async () => (await import('#screens/settings/SettingsScreen.tsx')).SettingsScreen,
  'edit-profile': async () => (await import('#screens/edit-profile/EditProfileScreen.tsx')).EditProfileScreen,
  aliases: async () => (await import('#screens/aliases/AliasesScreen.tsx')).AliasesScreen,
  'undescribed-files': async () =>
    (await import('#screens/undescribed-files/UndescribedFilesScreen.tsx')).UndescribedFilesScreen,
  'identity-proof': async () =>
    (await import('#screens/identity-proof/IdentityProofScreen.tsx')).IdentityProofScreen,
  'import-followers': async () =>
    (await import('#screens/import-followers/ImportFollowersScreen.tsx')).ImportFollowersScreen,
  'import-follows': async () =>
    (await import('#screens/import-follows/ImportFollowsScreen.tsx')).ImportFollowsScreen,
  'move-followers': async () =>
    (await import('#screens/move-followers/MoveFollowersScreen.tsx')).MoveFollowersScreen,
  'account-list': async () => (await import('#screens/account-list/AccountListScreen.tsx')).AccountListScreen,
  receipts: async () => (await import('#screens/receipts/ReceiptsScreen.tsx')).ReceiptsScreen,
  'subscription-settings': async () =>
    (await import('#screens/subscription-settings/SubscriptionSettingsScreen.tsx'))
      .SubscriptionSettingsScreen,
}
