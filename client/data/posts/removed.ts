/** What leaves the lists with a post that is deleted. */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { changePosts, HELD, mapPosts } from './post-cache.ts'

/** Returns the ids of a post and of all replies below it, as far as they are loaded: the server deletes the whole subtree (contract 7.7). */
export function postsBelow(client: QueryClient, id: string): ReadonlySet<string> {
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
  return gone
}

/** Takes posts out of every list, and their reposts. */
export const removePosts = (client: QueryClient, gone: ReadonlySet<string>) =>
  changePosts(client, (post) => (gone.has(post.id) ? null : post))
