import { type InferOutput, object } from 'valibot'
import { id, text } from '../tolerant.ts'

/** A custom feed, which the wire calls a list: its members leave Home (contract 2.9). */
export const Feed = object({ id: id(), title: text() })
export type Feed = InferOutput<typeof Feed>
