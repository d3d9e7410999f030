/** Replaces names of standard emoji by their characters (docs/server/markup.md#custom-emoji-in-text). */
import shortcodes from 'emojibase-data/en/shortcodes/github.json'

const CHARACTERS = new Map(
  Object.entries(shortcodes).flatMap(([code, names]) =>
    [names].flat().map((name): [string, string] => [name, characterOf(code)]),
  ),
)

/** Replaces the names that a space, a closing parenthesis or the end follows. */
export const replaceEmojiNames = (text: string): string =>
  text.replace(/:([\w+-]+):(?=[\s)]|$)/g, (typed, name: string) => CHARACTERS.get(name) ?? typed)

function characterOf(code: string): string {
  const character = String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16)))
  const isDrawnAsText = /^\P{Emoji_Presentation}$/u.test(character)
  return isDrawnAsText ? `${character}\ufe0f` : character
}
