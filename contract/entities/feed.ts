import { type InferOutput, object } from 'valibot'
import { id, text } from '../tolerant.ts'

/**
 * A custom feed, which the wire calls a list. Its members vanish from Home (docs/server/feeds.md#list,
 * docs/spec/data.md#data-of-a-custom-feed).
 */
export const Feed = object({ id: id(), title: text() })
export type Feed = InferOutput<typeof Feed>
