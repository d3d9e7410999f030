import { type InferOutput, object } from 'valibot'
import { id, optional, optionalCount, optionalText, text } from '../tolerant.ts'
import { Account } from './account.ts'
import { CustomEmoji } from './emoji.ts'
import { Post } from './post.ts'

/**
 * A notification of the viewer. Its id is a number in text (docs/server/notifications.md#notification,
 * docs/spec/data.md#data-of-a-notification).
 */
export const Notification = object({
  id: id(),
  type: text(),
  subtype: optionalText(),
  account: Account,
  status: optional(Post),
  reaction: optional(object({ content: text(), emoji: optional(CustomEmoji) })),
  payment_amount: optionalCount(),
  moderation_warning: optional(object({ text: text() })),
  created_at: text(),
})
export type Notification = InferOutput<typeof Notification>
