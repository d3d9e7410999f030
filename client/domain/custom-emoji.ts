/** Finds the custom emoji in a plain text (docs/spec/posts.md#custom-emoji). */
import type { CustomEmoji } from '#contract/entities/emoji.ts'

const SHORTCODE = /:([^\s:]+):/g

/** The most pieces of one text: a browser cannot draw a million emoji. */
const MOST_PIECES = 1_000

/**
 * Splits a text into strings and custom emoji. An unknown `:shortcode:` stays text, and so does everything
 * after very many.
 */
export function splitEmoji(text: string, emojis: readonly CustomEmoji[]): (string | CustomEmoji)[] {
  if (emojis.length === 0) return [text]
  const pieces: (string | CustomEmoji)[] = []
  let taken = 0
  SHORTCODE.lastIndex = 0
  for (let match = SHORTCODE.exec(text); match && pieces.length < MOST_PIECES; match = SHORTCODE.exec(text)) {
    const emoji = emojis.find(({ shortcode }) => shortcode === match[1])
    if (emoji) {
      if (match.index > taken) pieces.push(text.slice(taken, match.index))
      pieces.push(emoji)
      taken = SHORTCODE.lastIndex
    } else {
      // The closing colon may open the next one: "at 10:30:cat:".
      SHORTCODE.lastIndex -= 1
    }
  }
  if (taken < text.length) pieces.push(text.slice(taken))
  return pieces
}
