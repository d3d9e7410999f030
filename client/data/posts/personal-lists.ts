/**
 * The viewer's private lists: bookmarks, liked posts, direct posts (docs/spec/timelines.md#bookmarks,
 * docs/spec/timelines.md#likes-and-direct-posts, docs/server/timelines.md#other-lists).
 */
import { listBookmarks, listLikedPosts } from '#contract/endpoints/post-lists.ts'
import { listDirectTimeline } from '#contract/endpoints/timelines.ts'
import { PAGE_SIZE } from '#domain/limit.ts'
import { linked } from '../lists/lists.ts'
import { postListQuery } from './timelines.ts'

const byChoice = { isByChoice: true }
const firstPage = { query: { limit: PAGE_SIZE } }

export const bookmarksQuery = postListQuery(['bookmarks'], linked(listBookmarks, firstPage), byChoice)
export const likedPostsQuery = postListQuery(['liked'], linked(listLikedPosts, firstPage), byChoice)
export const directPostsQuery = postListQuery(['direct'], linked(listDirectTimeline, firstPage))
