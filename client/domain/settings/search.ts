/** Finds settings by words (docs/spec/settings.md#search-in-the-settings). */

interface Findable {
  title: string
  /** Other words that people may look for. */
  more: string
}

/**
 * Returns the settings that have every word, in any order and without regard to case and accents; those with
 * the words in their title come first.
 */
export function findSettings<Setting extends Findable>(
  settings: readonly Setting[],
  query: string,
): Setting[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const has = (text: string) => words.every((word) => plain(text).includes(word))
  const found = settings.filter(({ title, more }) => has(`${title} ${more}`))
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))]
}

/** Accents and the zero-width marks of Persian words are left out. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u200c\u200d]/gu, '')
    .toLowerCase()
