import { createElement } from 'react'
import type { CustomEmoji as Emoji } from '#contract/entities/emoji.ts'
import { splitEmoji } from '#domain/post/text.ts'
import { CustomEmoji } from './CustomEmoji.tsx'
import { wholeKey } from './whole-key.ts'

/** Shows plain text, such as a biography, with pictures for its custom emoji. A name is not translated. */
export function EmojiText({
  text,
  emojis,
  isName = false,
}: {
  text: string
  emojis: readonly Emoji[]
  isName?: boolean
}) {
  const pieces = splitEmoji(text, emojis)
  return createElement(
    isName ? 'bdi' : 'span',
    { key: wholeKey(pieces), ...(isName && { translate: 'no' }) },
    ...pieces.map((piece) =>
      typeof piece === 'string' ? piece : createElement(CustomEmoji, { emoji: piece }),
    ),
  )
}
