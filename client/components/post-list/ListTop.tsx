import { PullToRefresh } from '#components/list/PullToRefresh.tsx'
import type { Post } from '#contract/entities/post.ts'
import type { List } from '#data/lists/lists.ts'
import { NewPosts } from './NewPosts.tsx'

/** What a list of posts does about what has happened since it was loaded. */
export function ListTop({ list, timeline }: { list: List<Post>; timeline: boolean }) {
  return (
    <>
      <PullToRefresh list={list} />
      {timeline && <NewPosts list={list} />}
    </>
  )
}
