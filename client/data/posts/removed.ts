/**
 * Finds and removes the posts that are deleted together with a post (docs/spec/posts.md#where-a-deleted-post-leaves).
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { changePosts, mapPosts, POST_QUERIES } from './post-cache.ts'

/**
 * Returns the ids of a post and of all loaded replies below it: the server deletes the whole subtree
 * (docs/server/writing.md#delete).
 */
export function postsBelow(client: QueryClient, id: string): ReadonlySet<string> {
  const gone = new Set([id])
  const addReply = (post: Post) => {
    if (post.in_reply_to_id !== null && gone.has(post.in_reply_to_id)) gone.add(post.id)
    return post
  }
  // Lists have any order, so a reply may come before its parent: repeat until nothing is added.
  let known = 0
  while (known < gone.size) {
    known = gone.size
    for (const [, data] of client.getQueriesData(POST_QUERIES)) mapPosts(data, addReply)
  }
  return gone
}

/** Removes posts and their reposts from all lists. */
export const removePosts = (client: QueryClient, gone: ReadonlySet<string>) =>
  changePosts(client, (post) => (gone.has(post.id) ? null : post))
