/** Finds private conversations: those that a direct post began (docs/server/timelines.md#conversations). */

import type { AccountRecord, PostRecord } from './records.ts'
import { canSee } from './visibility.ts'
import type { World } from './world.ts'

export interface ConversationEntry {
  id: string
  root: PostRecord
  last: PostRecord
}

/** Yields the viewer's conversations, the latest begun first. */
export function* conversationsOf(world: World, viewer: AccountRecord): Generator<ConversationEntry> {
  for (const root of world.posts.before()) {
    if (root.root_id !== root.id || root.visibility !== 'direct' || !canSee(world, viewer, root)) continue
    const visible = [...world.posts.inConversation(root.id)].filter((post) => canSee(world, viewer, post))
    const last = visible.reduce((latest, post) => (post.id > latest.id ? post : latest), root)
    yield { id: conversationId(root.id), root, last }
  }
}

/**
 * Returns the id of a conversation: that of its first post with another last digit, so that it sorts at the
 * same time.
 */
export const conversationId = (rootId: string): string =>
  rootId.slice(0, -1) + (Number.parseInt(rootId.slice(-1), 16) ^ 1).toString(16)
