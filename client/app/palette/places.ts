/** The pages that the command palette leads to, with their names; those of shortcuts among them. */
import type { RouteName } from '#domain/session/route-map.ts'
import type { TextKey } from '#i18n/i18n.ts'

interface Place {
  route: RouteName
  label: TextKey
  /** Only on instances that take payments, or have groups. */
  needs?: 'payments' | 'groups'
}

/** The name of each page without a parameter that one may look for. */
export const PLACES: readonly Place[] = [
  { route: 'home', label: 'nav.home' },
  { route: 'catch-up', label: 'catch_up.title' },
  { route: 'notifications', label: 'nav.notifications' },
  { route: 'local', label: 'nav.local' },
  { route: 'known-network', label: 'nav.federated' },
  { route: 'explore', label: 'nav.explore' },
  { route: 'profile-directory', label: 'nav.profile_directory' },
  { route: 'group-list', label: 'groups.title', needs: 'groups' },
  { route: 'bookmark-list', label: 'nav.bookmarks' },
  { route: 'like-list', label: 'likes.title' },
  { route: 'direct-post-list', label: 'direct.title' },
  { route: 'followed-conversation-list', label: 'followed.title' },
  { route: 'custom-feed-list', label: 'custom_feeds.title' },
  { route: 'follow-request-list', label: 'follow_requests.title' },
  { route: 'mute-list', label: 'mutes.title' },
  { route: 'settings', label: 'nav.settings' },
  { route: 'add-account', label: 'accounts.add' },
  { route: 'edit-profile', label: 'settings.edit_profile' },
  { route: 'undescribed-files', label: 'undescribed.title' },
  { route: 'aliases', label: 'aliases.title' },
  { route: 'import-follows', label: 'import.follows_title' },
  { route: 'import-followers', label: 'import.followers_title' },
  { route: 'move-followers', label: 'move.title' },
  { route: 'identity-proof', label: 'profile_action.link_key' },
  { route: 'receipts', label: 'receipts.title', needs: 'payments' },
  { route: 'subscription-settings', label: 'subscription_settings.title', needs: 'payments' },
  { route: 'account-list', label: 'administration.accounts' },
  { route: 'about', label: 'nav.about' },
]
