import { type InferOutput, object } from 'valibot'
import { id, listOf } from '../tolerant.ts'
import { Account } from './account.ts'
import { Post } from './post.ts'

/** What began with a direct post: whom that one addressed, the viewer too, and what was said last (contract 2.9). */
export const Conversation = object({ id: id(), accounts: listOf(Account), last_status: Post })
export type Conversation = InferOutput<typeof Conversation>
