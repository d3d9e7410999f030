import type { ProfileTab } from '#domain/profile/tab.ts'
import type { TextKey } from '#i18n/i18n.ts'

/** The names of the tabs of a profile. */
export const TAB_LABELS = {
  posts: 'profile.tab_posts',
  'posts-with-replies': 'profile.tab_replies',
  'posts-featured': 'profile.tab_featured',
  followers: 'profile.tab_followers',
  following: 'profile.tab_following',
  subscribers: 'profile.tab_subscribers',
} as const satisfies Record<ProfileTab, TextKey>
