import { PullToRefresh } from '#components/list/PullToRefresh.tsx'
import type { Post } from '#contract/entities/post.ts'
import type { List } from '#data/lists/lists.ts'
import { NewPosts } from './NewPosts.tsx'

/** Shows what stands above a list of posts: pull to refresh, and on a timeline the button for new posts. */
export function ListTop({
  list,
  timeline,
  isShown,
}: {
  list: List<Post>
  timeline: boolean
  /** Whether a post is shown in this list, where some are left out. */
  isShown?: (entry: Post) => boolean
}) {
  return (
    <>
      <PullToRefresh list={list} />
      {timeline && <NewPosts list={list} isShown={isShown} />}
    </>
  )
}
