/**
 * Chooses what the server is asked for on the tabs of a profile that show posts
 * (docs/spec/profiles.md#tabs-of-a-profile).
 */
import { PAGE_SIZE } from '../limit.ts'

export const POST_TABS = ['posts', 'posts-with-replies', 'posts-featured'] as const
export type PostTab = (typeof POST_TABS)[number]

/**
 * Returns the first question of a tab. Each filter is always said, because their defaults differ between
 * versions (docs/spec/lists.md#booleans-of-a-list).
 */
export const postFilters = (tab: PostTab) => ({
  limit: PAGE_SIZE,
  exclude_replies: tab === 'posts',
  exclude_reblogs: false,
  pinned: tab === 'posts-featured',
  only_media: false,
})

/**
 * The first question of the first tab as a query string, which the start script sends before this code has
 * come.
 */
export const FIRST_POSTS = `limit=${PAGE_SIZE}&exclude_replies=true&exclude_reblogs=false&pinned=false&only_media=false`
