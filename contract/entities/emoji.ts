import { type InferOutput, object } from 'valibot'
import { address, name, optionalText } from '../tolerant.ts'

/**
 * A custom emoji, written `:shortcode:` in text (docs/server/posts.md#custom-emoji,
 * docs/spec/data.md#data-of-an-emoji).
 */
export const CustomEmoji = object({ shortcode: name(), url: address(), category: optionalText() })
export type CustomEmoji = InferOutput<typeof CustomEmoji>
