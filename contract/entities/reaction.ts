import { type InferOutput, object } from 'valibot'
import { count, flag, optionalText, text } from '../tolerant.ts'

/** How often one emoji stands under a post; `url` for a custom one (contract 2.7). */
export const Reaction = object({ name: text(), url: optionalText(), count: count(), me: flag() })
export type Reaction = InferOutput<typeof Reaction>
