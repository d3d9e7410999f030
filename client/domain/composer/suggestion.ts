/** When the editor suggests people and emoji, and what picking one inserts (spec A §5 "Autocomplete"). */

/** Suggestions are looked up this long after typing stops, in milliseconds. */
export const SUGGESTION_DELAY = 500

const FEWEST_CHARACTERS = 2

export interface SuggestionTrigger {
  kind: 'mention' | 'emoji'
  /** What was typed after the sign. */
  query: string
  /** Where the sign stands in the text. */
  start: number
}

const TRIGGER = /(?:^|[\s(])([@:])([^\s@:()]*(?:@[^\s@:()]*)?)$/u

/** What the word before the cursor asks for; emoji win over people only by their own sign. */
export function suggestionTrigger(text: string, cursor: number): SuggestionTrigger | null {
  const match = TRIGGER.exec(text.slice(0, cursor))
  const [, sign, query = ''] = match ?? []
  if (!match || Array.from(query).length < FEWEST_CHARACTERS) return null
  return { kind: sign === '@' ? 'mention' : 'emoji', query, start: cursor - query.length - 1 }
}

/** The text with the trigger replaced, and where the cursor stands then. */
export function insertSuggestion(
  text: string,
  cursor: number,
  { start, kind }: SuggestionTrigger,
  picked: string,
): { text: string; cursor: number } {
  const inserted = kind === 'mention' ? `@${picked} ` : `:${picked}: `
  // The space that follows already need not be there twice.
  const rest = text.slice(cursor).replace(/^ /, '')
  return { text: text.slice(0, start) + inserted + rest, cursor: start + inserted.length }
}

/** An emoji from the picker gets a space before it when the text has none there. */
export function insertEmoji(text: string, cursor: number, emoji: string): { text: string; cursor: number } {
  const before = text.slice(0, cursor)
  const inserted = before === '' || /\s$/u.test(before) ? emoji : ` ${emoji}`
  return { text: before + inserted + text.slice(cursor), cursor: cursor + inserted.length }
}

/** Nothing to suggest when the one result is what stands there already. */
export const worthSuggesting = <Result extends { acct: string }>(
  results: readonly Result[],
  query: string,
) => (results.length === 1 && results[0]?.acct === query ? [] : results)
