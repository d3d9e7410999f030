import { type InferOutput, object } from 'valibot'
import { address, optionalText, text } from '../tolerant.ts'

/**
 * A custom emoji, written `:shortcode:` in text (docs/server/posts.md#custom-emoji,
 * docs/spec/data.md#data-of-an-emoji).
 */
export const CustomEmoji = object({ shortcode: text(), url: address(), category: optionalText() })
export type CustomEmoji = InferOutput<typeof CustomEmoji>
