import { type InferOutput, object } from 'valibot'
import { optionalText, text } from '../tolerant.ts'

/** A custom emoji, written `:shortcode:` in text (contract 2.7). */
export const CustomEmoji = object({ shortcode: text(), url: text(), category: optionalText() })
export type CustomEmoji = InferOutput<typeof CustomEmoji>
