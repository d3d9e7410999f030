import { createElement, Fragment } from 'react'
import type { CustomEmoji as Emoji } from '#contract/entities/emoji.ts'
import { splitEmoji } from '#domain/post/text.ts'
import { CustomEmoji } from './CustomEmoji.tsx'

/** Shows plain text, such as a display name, with pictures for its custom emoji. */
export function EmojiText({ text, emojis }: { text: string; emojis: readonly Emoji[] }) {
  const pieces = splitEmoji(text, emojis).map((piece) =>
    typeof piece === 'string' ? piece : createElement(CustomEmoji, { emoji: piece }),
  )
  return createElement(Fragment, null, ...pieces)
}
