/** Finds settings by words (docs/spec/settings.md#search-in-the-settings). */
import { folded } from '../folded.ts'

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
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const has = (text: string) => words.every((word) => folded(text).includes(word))
  const found = settings.filter(({ title, more }) => has(`${title} ${more}`))
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))]
}
