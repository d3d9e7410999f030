import { type InferOutput, object } from 'valibot'
import { flag, id } from '../tolerant.ts'

/** How the viewer stands to another account, whose id it carries (contract 2.5). */
export const Relationship = object({
  id: id(),
  following: flag(),
  followed_by: flag(),
  requested: flag(),
  requested_by: flag(),
  subscription_to: flag(),
  subscription_from: flag(),
  muting: flag(),
  showing_reblogs: flag(true),
  showing_replies: flag(true),
})
export type Relationship = InferOutput<typeof Relationship>
