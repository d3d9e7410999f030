import { type InferOutput, object } from 'valibot'
import { flag, id } from '../tolerant.ts'

/**
 * The relationship of the viewer to another account; `id` is that account's
 * (docs/server/relationships.md#relationship, docs/spec/data.md#data-of-a-relationship).
 */
export const Relationship = object({
  id: id(),
  following: flag(),
  followed_by: flag(),
  requested: flag(),
  requested_by: flag(),
  rejected_by: flag(),
  subscription_to: flag(),
  subscription_from: flag(),
  muting: flag(),
  showing_reblogs: flag(true),
  showing_replies: flag(true),
})
export type Relationship = InferOutput<typeof Relationship>
