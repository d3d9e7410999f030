/** A post that was just published stands at once where its author looks for it (spec A §2.16 "After a save"). */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/entities/post.ts'
import { listsOf } from '#domain/post/lists.ts'
import { countReply } from './post-actions.ts'
import { prependPost } from './post-cache.ts'
import { addReplyToThread } from './threads.ts'

export function showPublished(client: QueryClient, post: Post): void {
  countReply(client, post.in_reply_to_id, 1)
  addReplyToThread(client, post)
  for (const name of listsOf(post)) prependPost(client, ['posts', ...name], post)
}
