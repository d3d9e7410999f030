/**
 * The posts of a person, on the tabs of their profile (docs/spec/profiles.md#tabs-of-a-profile,
 * docs/server/timelines.md#posts-of-an-account).
 */
import { listAccountPosts } from '#contract/endpoints/accounts.ts'
import type { ListName } from '#domain/post/lists.ts'
import { type PostTab, postFilters } from '#domain/profile/post-filters.ts'
import { linked } from '../lists/lists.ts'
import { postListQuery } from './timelines.ts'

const LISTS = {
  posts: 'posts',
  'posts-with-replies': 'replies',
  'posts-featured': 'pinned',
} as const satisfies Record<PostTab, ListName[2]>

export const profilePostsQuery = (accountId: string, tab: PostTab) => {
  const name: ListName = ['account', accountId, LISTS[tab]]
  const load = linked(listAccountPosts, { params: { id: accountId }, query: postFilters(tab) })
  return postListQuery(name, load, { isByChoice: tab === 'posts-featured' })
}
