/**
 * Finds and removes the posts that are deleted together with a post
 * (docs/spec/posts.md#where-a-deleted-post-leaves).
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { changePosts, mapPosts, POST_QUERIES } from './post-cache.ts'

/** Returns what the server has sent of posts and is loaded. */
const loadedAnswers = (client: QueryClient): readonly unknown[] =>
  client.getQueriesData(POST_QUERIES).map(([, data]) => data)

/** Returns every loaded post once, by its id. */
export function loadedPosts(client: QueryClient): ReadonlyMap<string, Post> {
  const posts = new Map<string, Post>()
  const note = (post: Post) => {
    if (!posts.has(post.id)) posts.set(post.id, post)
    return post
  }
  for (const data of loadedAnswers(client)) mapPosts(data, note)
  return posts
}

/**
 * Returns the ids of a post and of all loaded replies below it: the server deletes the whole subtree
 * (docs/server/writing.md#delete).
 */
export const postsBelow = (client: QueryClient, id: string): ReadonlySet<string> =>
  withRepliesIn(loadedAnswers(client), [id])

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

/**
 * Returns the ids of what goes with an account in what the server has sent: its posts and reposts, what was
 * begun in it where it is a group, and all replies below (docs/server/administration.md#delete-an-account,
 * docs/server/groups.md#the-end-of-a-group).
 */
export function withAccountIn(answers: readonly unknown[], accountId: string): ReadonlySet<string> {
  const ids = new Set<string>()
  const note = (post: Post) => {
    if (post.account.id === accountId || post.group?.id === accountId) ids.add(post.id)
    return post
  }
  for (const data of answers) mapPosts(data, note)
  return withRepliesIn(answers, ids)
}

/** Returns the ids of all loaded posts that go with an account. */
export const postsWithAccount = (client: QueryClient, accountId: string): ReadonlySet<string> =>
  withAccountIn(loadedAnswers(client), accountId)

/** Removes posts and their reposts from all lists. */
export const removePosts = (client: QueryClient, gone: ReadonlySet<string>) =>
  changePosts(client, (post) => (gone.has(post.id) ? null : post))
