/**
 * When the editor suggests people and emoji, which ones, and what picking one inserts
 * (docs/spec/writing.md#suggestions, docs/spec/writing.md#emoji-in-a-text).
 */
import { type Emoji, searchEmoji } from './emoji-search.ts'

/** Suggestions are looked up this long after typing stops, in milliseconds. */
export const SUGGESTION_DELAY = 500

const FEWEST_CHARACTERS = 2

/** So many people are asked for. */
export const MOST_PEOPLE = 4

const MOST_EMOJI = 10

export interface SuggestionTrigger {
  kind: 'mention' | 'emoji'
  /** The letters after the sign. */
  query: string
  /** The place of the sign in the text. */
  start: number
}

/** Names begin with a letter or a number, smileys such as `:-D` do not. */
const NAME = '[\\p{L}\\p{N}_+][^\\s@:()]*'

/** Not within an address, a time or an emoji; words of other scripts may stand before the sign without a space. */
const EMOJI = new RegExp(`(?<![A-Za-z0-9_/:]):(${NAME})$`, 'u')

/** Scripts that put no spaces between words. No mail address ends in them before its sign. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan']
  .map((script) => `\\p{scx=${script}}`)
  .join('')
const MENTION = new RegExp(`(?<=^|[\\s(${UNSPACED}])@(${NAME}(?:@[^\\s@:()]*)?)$`, 'u')

/** Returns what the word before the cursor asks for; emoji win over people only by their own sign. */
export function suggestionTrigger(text: string, cursor: number): SuggestionTrigger | null {
  const before = text.slice(0, cursor)
  const mention = MENTION.exec(before)?.[1]
  const query = mention ?? EMOJI.exec(before)?.[1] ?? ''
  if (Array.from(query).length < FEWEST_CHARACTERS) return null
  return { kind: mention === undefined ? 'emoji' : 'mention', query, start: cursor - query.length - 1 }
}

/** A text, and where the cursor stands in it. */
export interface Written {
  text: string
  cursor: number
}

/** Puts a suggestion in the place of what was typed: `@acct` or to the emoji, and one space follows. No server finds a handle within a word. */
export function insertSuggestion(
  text: string,
  cursor: number,
  { kind, start }: SuggestionTrigger,
  picked: string,
): Written {
  const touches = kind === 'mention' && /[^\s(]$/u.test(text.slice(0, start))
  const inserted = touches ? ` ${picked} ` : `${picked} `
  // The space that follows already need not be there twice.
  const rest = text.slice(cursor).replace(/^ /, '')
  return { text: text.slice(0, start) + inserted + rest, cursor: start + inserted.length }
}

/** An emoji from the picker gets a space before it when the text has none there. */
export function insertEmoji(text: string, cursor: number, emoji: string): Written {
  const before = text.slice(0, cursor)
  const inserted = before === '' || /\s$/u.test(before) ? emoji : ` ${emoji}`
  return { text: before + inserted + text.slice(cursor), cursor: cursor + inserted.length }
}

/** Nothing to suggest when the one result is what stands there already. */
export const worthSuggesting = <Result extends { acct: string }>(
  results: readonly Result[],
  query: string,
) => (results.length === 1 && results[0]?.acct === query ? [] : results)

/** By name only, unlike in the picker; what begins so comes first. */
export const suggestEmoji = (emojis: readonly Emoji[], query: string) =>
  searchEmoji(
    emojis.map((emoji) => ({ ...emoji, tags: '' })),
    query,
  ).slice(0, MOST_EMOJI)
