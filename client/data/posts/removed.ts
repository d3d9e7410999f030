/** What leaves the lists with a post that is deleted. */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { changePosts, HELD, mapPosts } from './post-cache.ts'

/** Takes a post out of every list, its reposts and the replies below it included: the server deletes the whole subtree (contract 7.7). */
export function removePost(client: QueryClient, id: string): void {
  const gone = new Set([id])
  const learn = (post: Post) => {
    if (post.in_reply_to_id !== null && gone.has(post.in_reply_to_id)) gone.add(post.id)
    return post
  }
  // Lists run in any order, so a reply may be met before its parent: again as long as there is something to learn.
  let known = 0
  while (known < gone.size) {
    known = gone.size
    for (const [, data] of client.getQueriesData(HELD)) mapPosts(data, learn)
  }
  changePosts(client, (post) => (gone.has(post.id) ? null : post))
}
