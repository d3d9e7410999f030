/** Reads conversations in tree order: depth first, older replies first (docs/server/threads.md#thread). */

import type { AccountRecord, PostRecord } from './records.ts'
import { canSee, isMuted } from './visibility.ts'
import type { World } from './world.ts'

export interface ThreadEntry {
  post: PostRecord
  /** Whether its parent is in the answer as well. */
  parentVisible: boolean
}

/** Returns the conversation of `post` as far as the viewer may see it, without posts of muted people. */
export function threadAround(world: World, viewer: AccountRecord | null, post: PostRecord): ThreadEntry[] {
  const root = world.posts.get(post.root_id)
  if (!root) return []
  const visible = inTreeOrder(world, root).filter(
    (entry) => canSee(world, viewer, entry) && !isMuted(world, viewer, entry.author_id),
  )
  const ids = new Set(visible.map((entry) => entry.id))
  return visible.map((entry) => ({
    post: entry,
    parentVisible: entry.in_reply_to_id === null || ids.has(entry.in_reply_to_id),
  }))
}

function inTreeOrder(world: World, root: PostRecord): PostRecord[] {
  const ordered: PostRecord[] = []
  const waiting = [root]
  for (let post = waiting.pop(); post; post = waiting.pop()) {
    ordered.push(post)
    const replies = [...world.posts.repliesTo(post.id)]
    waiting.push(...replies.sort((one, other) => (one.id < other.id ? 1 : -1)))
  }
  return ordered
}
