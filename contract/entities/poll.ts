import { array, fallback, type InferOutput, nullable, number, object } from 'valibot'
import { count, flag, html, id, listOf, optionalCount, optionalText } from '../tolerant.ts'
import { CustomEmoji } from './emoji.ts'

/**
 * A poll. Its titles are escaped HTML. `expires_at` may be null, so read `expired`
 * (docs/server/posts.md#poll, docs/spec/data.md#data-of-a-poll).
 */
export const Poll = object({
  id: id(),
  expires_at: optionalText(),
  expired: flag(),
  multiple: flag(),
  votes_count: count(),
  voters_count: optionalCount(),
  options: listOf(object({ title: html(), votes_count: count() })),
  emojis: listOf(CustomEmoji),
  voted: flag(),
  own_votes: fallback(nullable(array(number())), null),
})
export type Poll = InferOutput<typeof Poll>
