/**
 * Finds and removes the posts that are deleted together with a post
 * (docs/spec/posts.md#where-a-deleted-post-leaves).
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { countReply } from './count-reply.ts'
import { changePosts, mapPosts, POST_QUERIES } from './post-cache.ts'
import { notePostsGone } from './posts-gone.ts'

/**
 * Returns the ids of a post and of all loaded replies below it: the server deletes the whole subtree
 * (docs/server/writing.md#delete).
 */
export const postsBelow = (client: QueryClient, id: string): ReadonlySet<string> =>
  withRepliesIn(
    client.getQueriesData(POST_QUERIES).map(([, data]) => data),
    [id],
  )

/** Returns these ids with those of all replies below them in what the server has sent. */
export function withRepliesIn(answers: readonly unknown[], ids: Iterable<string>): ReadonlySet<string> {
  const gone = new Set(ids)
  const addReply = (post: Post) => {
    // The posts between may not be loaded, but the root is known.
    const above = [post.in_reply_to_id, post.conversation?.root_id ?? null]
    if (above.some((id) => id !== null && gone.has(id))) gone.add(post.id)
    return post
  }
  // Lists have any order, so a reply may come before its parent: repeat until nothing is added.
  let known = 0
  while (known < gone.size) {
    known = gone.size
    for (const data of answers) mapPosts(data, addReply)
  }
  return gone
}

/** Removes posts and their reposts from all lists. */
export const removePosts = (client: QueryClient, gone: ReadonlySet<string>) =>
  changePosts(client, (post) => (gone.has(post.id) ? null : post))

/**
 * Shows that a post is gone, whoever has deleted it: it leaves every list with its replies, and what is being
 * written about them is offered to its author in another place. Returns the ids of all that left.
 */
export function showGone(
  client: QueryClient,
  { postId, parentId }: { postId: string; parentId: string | null },
): ReadonlySet<string> {
  const gone = postsBelow(client, postId)
  notePostsGone(gone)
  removePosts(client, gone)
  countReply(client, parentId, -1)
  return gone
}
