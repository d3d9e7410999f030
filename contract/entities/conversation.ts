import { type InferOutput, object } from 'valibot'
import { id, listOf } from '../tolerant.ts'
import { Account } from './account.ts'
import { Post } from './post.ts'

/**
 * A private conversation: the people of its first post, the viewer too, and its last post
 * (docs/server/timelines.md#conversations).
 */
export const Conversation = object({ id: id(), accounts: listOf(Account), last_status: Post })
export type Conversation = InferOutput<typeof Conversation>
