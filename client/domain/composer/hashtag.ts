/**
 * How a hashtag is spelled: servers know it in small letters, people read its capitals
 * (docs/spec/writing.md#hashtags-with-capitals, docs/server/markup.md#hashtags-as-typed).
 */

/** So many spellings are remembered. */
const MOST_REMEMBERED = 50

const TAG = /(?<=^|[\s(>])#([\p{L}\p{M}\p{N}_]+)(?=[.,:;?!')]*(?:\s|<|$))/gu

const NUMBER = /^\d+$/

/** Returns the tags of a text as they are spelled there, without their signs, each once. */
export function tagsIn(text: string): readonly string[] {
  const found = [...text.matchAll(TAG)].map(([, tag = '']) => tag)
  return [...new Set(found.filter((tag) => !NUMBER.test(tag)))]
}

/** Returns the remembered spellings with those of a text, which come first; each tag has one. */
export function withSpellings(remembered: readonly string[], text: string): readonly string[] {
  const fresh = tagsIn(text).toReversed()
  const names = new Set<string>()
  const all = [...fresh, ...remembered].filter((tag) => {
    const name = tag.toLowerCase()
    return !names.has(name) && names.add(name)
  })
  return all.slice(0, MOST_REMEMBERED)
}

/**
 * Returns the names that are suggested for what is typed: those that its author has used before, and those
 * that the server knows; what begins so comes first. A name that is remembered is spelled as it was.
 */
export function suggestTags(
  query: string,
  remembered: readonly string[],
  known: readonly string[],
  most: number,
): readonly string[] {
  const typed = query.toLowerCase()
  const own = remembered.filter((tag) => tag.toLowerCase().includes(typed))
  const names = new Set(own.map((tag) => tag.toLowerCase()))
  const all = [...own, ...known.filter((tag) => !names.has(tag.toLowerCase()))]
  const begins = (tag: string) => tag.toLowerCase().startsWith(typed)
  const sorted = [...all.filter(begins), ...all.filter((tag) => !begins(tag))]
  const [only] = sorted
  return sorted.length === 1 && only === query ? [] : sorted.slice(0, most)
}

/**
 * Returns a suggested tag as it is written: the capitals that somebody has typed stay, and the rest is as the
 * suggestion is spelled.
 */
export function spellTag(typed: string, suggested: string): string {
  const hasCapitals = typed !== typed.toLowerCase()
  const isBeginning = suggested.slice(0, typed.length).toLowerCase() === typed.toLowerCase()
  return hasCapitals && isBeginning ? typed + suggested.slice(typed.length) : suggested
}
