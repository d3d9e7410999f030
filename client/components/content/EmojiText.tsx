import { createElement } from 'react'
import type { CustomEmoji as Emoji } from '#contract/entities/emoji.ts'
import { splitEmoji } from '#domain/custom-emoji.ts'
import { CustomEmoji } from './CustomEmoji.tsx'
import { isolatedNames } from './isolated-names.ts'
import { wholeKey } from './whole-key.ts'

const NONE: readonly Emoji[] = []

/**
 * Shows plain text, such as a biography, with pictures for its custom emoji. What contains it has
 * `dir="auto"`, and takes no direction from the mentions in it. A name is not translated.
 */
export function EmojiText({
  text,
  emojis = NONE,
  isName = false,
}: {
  text: string
  emojis?: readonly Emoji[]
  isName?: boolean
}) {
  const pieces = splitEmoji(text, emojis)
  return createElement(
    isName ? 'bdi' : 'span',
    { key: wholeKey(pieces), ...(isName && { translate: 'no' }) },
    ...pieces.flatMap((piece) =>
      typeof piece === 'string' ? isolatedNames(piece) : createElement(CustomEmoji, { emoji: piece }),
    ),
  )
}
