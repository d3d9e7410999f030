/** Which emoji a typed text finds, the best first (docs/spec/reactions.md#emoji-picker-search). */

/** One to choose: a character, or a custom one written `:shortcode:` that has a picture. */
export interface Emoji {
  text: string
  /** In the reader's language; a shortcode for a custom one. */
  name: string
  /** More words to find it by. */
  tags: string
  url: string | null
}

/** An emoji found by its name comes before all that are found by a tag. */
const NO_MATCH = 9

/**
 * A single standard emoji finds itself; other text finds names and tags that contain it, and `:shortcode:`
 * its emoji.
 */
export function searchEmoji(emojis: readonly Emoji[], query: string): Emoji[] {
  const typed = query.trim()
  const itself = isSingleEmoji(typed) && findEmoji(emojis, typed)
  if (itself) return [itself]
  const text = fold(typed)
  if (text === '') return []
  return emojis
    .map((emoji) => ({ emoji, rank: rank(emoji, text) }))
    .filter((match) => match.rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank) // stable: equals keep the order of the standard
    .map(({ emoji }) => emoji)
}

/** Exact matches, then what begins so, then what has a word that begins so, then what merely contains it. */
function rank({ text, name, tags }: Emoji, typed: string): number {
  const [known, written] = [fold(name), fold(text)]
  if (known === typed || written === typed) return 0
  if (known.startsWith(typed) || written.startsWith(typed)) return 1
  if (known.includes(` ${typed}`)) return 2
  if (known.includes(typed)) return 3
  return ` ${fold(tags)}`.includes(` ${typed}`) ? 4 : NO_MATCH
}

/** Case, accents and the kind of space do not matter. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase()

const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[#*\d]\ufe0f?\u20e3/u

let segmenter: Intl.Segmenter | undefined

/** One character as people count them: flags and families included, digits not. */
export function isSingleEmoji(text: string): boolean {
  segmenter ??= new Intl.Segmenter() // not before it is needed: the editor is loaded long before anybody writes
  const [first, ...more] = segmenter.segment(text)
  return first !== undefined && more.length === 0 && PICTURE.test(text)
}

/** With or without the invisible mark that asks for colour, it is the same emoji. */
const bare = (text: string) => text.replaceAll('\ufe0f', '')

/** The emoji that is written so in a text. A new one, or one with a skin tone, need not be listed. */
export function findEmoji(emojis: readonly Emoji[], text: string): Emoji | undefined {
  const listed = emojis.find((emoji) => bare(emoji.text) === bare(text))
  return listed ?? (isSingleEmoji(text) ? { text, name: text, tags: '', url: null } : undefined)
}
