/** Counts replies (docs/spec/posts.md#counters, docs/server/writing.md#counts-of-the-parent). */
import type { QueryClient } from '@tanstack/react-query'
import { changePost } from './post-cache.ts'

/** Changes the number of replies shown for a post. The server does not send the new count. */
export function countReply(client: QueryClient, parentId: string | null, by: 1 | -1): void {
  if (parentId === null) return
  changePost(client, parentId, (parent) => ({
    ...parent,
    replies_count: Math.max(0, parent.replies_count + by),
  }))
}
