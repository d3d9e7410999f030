/** Finds posts by their words, among those that concern the viewer (docs/server/search.md#full-text). */

import type { AccountRecord, PostRecord } from './records.ts'
import { canSee } from './visibility.ts'
import type { World } from './world.ts'

/** Returns the posts that contain all words, the newest first. */
export function findPosts(world: World, viewer: AccountRecord, query: string): PostRecord[] {
  const wanted = wordsOf(query)
  if (wanted.size === 0) return []
  return [...world.posts.before()].filter(
    (post) =>
      post.repost_of_id === null &&
      concerns(world, viewer, post) &&
      hasAll(post, wanted) &&
      canSee(world, viewer, post),
  )
}

/** Tells whether the viewer wrote, bookmarked, liked or reacted to a post, or is addressed by it. */
function concerns(world: World, viewer: AccountRecord, post: PostRecord): boolean {
  if (post.author_id === viewer.id || post.mention_ids.includes(viewer.id)) return true
  if (world.bookmarks.has(viewer.id, post.id) || world.likes.has(viewer.id, post.id)) return true
  return (world.reactions.get(post.id) ?? []).some(({ account_id }) => account_id === viewer.id)
}

function hasAll(post: PostRecord, wanted: Set<string>): boolean {
  const said = wordsOf(post.content.replace(/<[^>]*>/g, ' '))
  return [...wanted].every((word) => said.has(word))
}

/** Returns the words of a text in lower case. The search compares whole words and knows no language. */
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [])
