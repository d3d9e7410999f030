/**
 * Finds the post of a path. It must exist, be no repost, and be visible to the viewer
 * (docs/server/posts.md#ids-of-reposts).
 */

import { forbidden, notFound } from '../refusal.ts'
import type { AccountRecord, PostRecord } from '../world/records.ts'
import { canOpen } from '../world/visibility.ts'
import type { World } from '../world/world.ts'

export function visiblePost(world: World, viewer: AccountRecord | null, id: string): PostRecord {
  const post = world.posts.get(id)
  if (!post || !canOpen(world, viewer, post)) throw notFound('post')
  return post
}

/**
 * Finds a post, also one that the viewer must not see: what only its author may do is refused before that is
 * asked.
 */
export function existingPost(world: World, id: string): PostRecord {
  const post = world.posts.get(id)
  if (!post) throw notFound('post')
  return post
}

/** Finds a post that the viewer wrote. */
export function ownPost(world: World, viewer: AccountRecord, id: string): PostRecord {
  const post = existingPost(world, id)
  if (post.author_id !== viewer.id) throw forbidden()
  return post
}
