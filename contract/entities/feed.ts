import { type InferOutput, object, pipe, transform } from 'valibot'
import { id, text } from '../tolerant.ts'

/** A feed of which no name can be seen can still be pressed. */
const named = pipe(
  text(),
  transform((title) => title || '…'),
)

/**
 * A custom feed, which the wire calls a list. Its members vanish from Home (docs/server/feeds.md#list,
 * docs/spec/data.md#data-of-a-custom-feed).
 */
export const Feed = object({ id: id(), title: named })
export type Feed = InferOutput<typeof Feed>
