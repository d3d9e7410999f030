/** How the plain text inside a post is read: custom emoji and greentext (spec A 2.15, decisions "Greentext"). */
import type { CustomEmoji } from '#contract/entities/emoji.ts'

const SHORTCODE = /:([^\s:]+):/g

/** Nobody reads more of them; a browser cannot draw a million. */
const MOST_PIECES = 1_000

/** Text between custom emoji stays a string; a `:shortcode:` that nobody defined, or after very many, is text too. */
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

/** A quoted line: `>` with something after it, whether or not a space stands between. */
export function isGreentext(line: string): boolean {
  return /^\s*>\s*\S/.test(line)
}
