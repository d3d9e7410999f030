/**
 * Returns a page of posts, as all timelines and lists of posts do
 * (docs/server/timelines.md#kinds-of-timelines).
 */
import { type Page, type PageQuery, takePage } from '../paging.ts'
import { presentPost } from '../presenters/post.ts'
import type { View } from '../presenters/view.ts'
import type { PostRecord } from '../world/records.ts'

export const postsPage = (posts: Iterable<PostRecord>, query: PageQuery, view: View): Page =>
  takePage(posts, query, { cursor: (post) => post.id, present: (post) => presentPost(post, view) })
