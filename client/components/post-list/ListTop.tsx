import { PullToRefresh } from '#components/list/PullToRefresh.tsx'
import type { Post } from '#contract/entities/post.ts'
import type { List } from '#data/lists/lists.ts'
import { NewPosts } from './NewPosts.tsx'

/** Shows what stands above a list of posts: pull to refresh, and on a timeline the button for new posts. */
export function ListTop({ list, timeline }: { list: List<Post>; timeline: boolean }) {
  return (
    <>
      <PullToRefresh list={list} />
      {timeline && <NewPosts list={list} />}
    </>
  )
}
