/**
 * When the editor suggests people, tags and emoji, which ones, and what picking one inserts
 * (docs/spec/writing.md#suggestions, docs/spec/writing.md#emoji-in-a-text).
 */
import { FEWEST_CHARACTERS } from '../search.ts'
import { type Emoji, searchEmoji } from './emoji-search.ts'

/** Suggestions are looked up this long after typing stops, in milliseconds. */
export const SUGGESTION_DELAY = 500

/** So many people are asked for. */
export const MOST_PEOPLE = 4

/** So many tags are shown. */
export const MOST_TAGS = 6

const MOST_EMOJI = 10

export interface SuggestionTrigger {
  kind: 'mention' | 'tag' | 'emoji'
  /** The letters after the sign. */
  query: string
  /** The place of the sign in the text. */
  start: number
}

/** Names begin with a letter or a number, smileys such as `:-D` do not. */
const NAME = '[\\p{L}\\p{N}_+][^\\s@:()]*'

/**
 * Not within an address, a time or an emoji; words of other scripts may stand before the sign without a
 * space.
 */
const EMOJI = new RegExp(`(?<![A-Za-z0-9_/:]):(${NAME})$`, 'u')

/** Scripts that put no spaces between words. No mail address ends in them before its sign. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan']
  .map((script) => `\\p{scx=${script}}`)
  .join('')
const MENTION = new RegExp(`(?<=^|[\\s(${UNSPACED}])@(${NAME}(?:@[^\\s@:()]*)?)$`, 'u')

/** A tag stands where a server finds it (docs/server/markup.md#hashtags-as-typed). */
const TAG = /(?<=^|[\s(>])#([\p{L}\p{M}\p{N}_]+)$/u

const TRIGGERS = [
  ['mention', MENTION],
  ['tag', TAG],
  ['emoji', EMOJI],
] as const

/** Returns what the word before the cursor asks for; emoji win over people only by their own sign. */
export function suggestionTrigger(text: string, cursor: number): SuggestionTrigger | null {
  const before = text.slice(0, cursor)
  for (const [kind, pattern] of TRIGGERS) {
    const query = pattern.exec(before)?.[1]
    if (query === undefined) continue
    const isLong = Array.from(query).length >= FEWEST_CHARACTERS
    return isLong ? { kind, query, start: cursor - query.length - 1 } : null
  }
  return null
}

/** Words in the place of a part of a text. The cursor stands behind them then. */
export interface Insertion {
  start: number
  end: number
  text: string
}

/**
 * Returns a suggestion in the place of what was typed: `@acct` or the emoji, and one space. No server finds a
 * handle within a word.
 */
export function insertSuggestion(
  text: string,
  cursor: number,
  { kind, start }: SuggestionTrigger,
  picked: string,
): Insertion {
  const touches = kind === 'mention' && /[^\s(]$/u.test(text.slice(0, start))
  // The space that follows already need not be there twice.
  const end = text[cursor] === ' ' ? cursor + 1 : cursor
  return { start, end, text: touches ? ` ${picked} ` : `${picked} ` }
}

/**
 * Returns an emoji from the picker in the place of what is selected, with a space before it when the text has
 * none there.
 */
export function insertEmoji(
  text: string,
  [start, end]: [start: number, end: number],
  emoji: string,
): Insertion {
  const before = text.slice(0, start)
  return { start, end, text: before === '' || /\s$/u.test(before) ? emoji : ` ${emoji}` }
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
