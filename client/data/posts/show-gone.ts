/**
 * Shows that posts are gone, whoever has deleted them: what is shown afterwards is what the server has
 * (docs/spec/posts.md#where-a-deleted-post-leaves).
 */
import type { QueryClient } from '@tanstack/react-query'
import { getPosts } from '#contract/endpoints/posts.ts'
import type { Post } from '#contract/entities/post.ts'
import { unsureBelow } from '#domain/post/below.ts'
import { requestableIds } from '#domain/profile/ids.ts'
import { call } from '../connection/api.ts'
import { refreshList } from '../lists/lists.ts'
import { renewProfiles } from '../people/renew-profiles.ts'
import { CONVERSATIONS } from './conversations-key.ts'
import { countReply } from './count-reply.ts'
import { forgetPosts } from './forget-posts.ts'
import { notePostsGone } from './posts-gone.ts'
import { loadedPosts, postsBelow, removePosts } from './removed.ts'

/**
 * Shows that a post is gone: it leaves every list with its replies, and what is being written about them is
 * offered to its author in another place. `parentId` names the post that has one reply less. Returns the ids
 * of all that left.
 */
export function showGone(
  client: QueryClient,
  { postId, parentId }: { postId: string; parentId: string | null },
): ReadonlySet<string> {
  const gone = postsBelow(client, postId)
  const rootId = loadedPosts(client).get(postId)?.conversation?.root_id ?? null
  takeOff(client, gone)
  countReply(client, parentId, -1)
  if (rootId !== null) void askForUnsure(client, rootId)
  return gone
}

/** Takes posts off every list, and brings up to date what counts them. */
export function takeOff(client: QueryClient, gone: ReadonlySet<string>): void {
  const authors = [...loadedPosts(client).values()].flatMap((post) =>
    gone.has(post.id) ? [post.account.id] : [],
  )
  notePostsGone(gone)
  removePosts(client, gone)
  renewProfiles(client, authors)
  renewConversations(client, gone)
}

/** A conversation whose last post is gone may have an earlier one, which only the server knows. */
function renewConversations(client: QueryClient, gone: ReadonlySet<string>): void {
  if (gone.size > 0 && client.getQueryData(CONVERSATIONS) !== undefined)
    void refreshList(client, CONVERSATIONS)
}

/** The server takes 200, but proxies in front of it refuse long addresses. */
const MOST_AT_ONCE = 100

/**
 * Asks for the loaded posts of a conversation of which nobody here can say whether they were below what is
 * gone, because the posts between are not loaded, and takes those off that the server does not have.
 */
async function askForUnsure(client: QueryClient, rootId: string): Promise<void> {
  const ofConversation = [...loadedPosts(client).values()].filter(
    ({ conversation }) => conversation?.root_id === rootId,
  )
  const asked = requestableIds(unsureBelow(ofConversation, rootId)).slice(0, MOST_AT_ONCE)
  if (asked.length === 0) return
  try {
    const there = await call(getPosts, { query: { id: asked } })
    const gone = new Set(asked.filter((id) => !there.some((post: Post) => post.id === id)))
    if (gone.size === 0) return
    takeOff(client, gone)
    await forgetPosts(client, gone)
  } catch (error) {
    console.warn('nobody knows whether replies went with a post', error)
  }
}
