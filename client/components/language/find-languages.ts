/** Finds a language by any part of any of its names (docs/spec/conventions.md#choosing-a-language). */
import { LOCALES, ownName } from '#i18n/locales.ts'

export interface NamedLanguage {
  value: string
  /** The name by which it calls itself. */
  name: string
  /** The name in the language of the interface. */
  note: string
  /** All other names and tags by which it is found. */
  words: readonly string[]
}

/** Upper case, accents and the kind of space do not matter. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase()

/** Returns the languages with a name that contains what is typed: first those with a name that begins so. */
export function findLanguages(languages: readonly NamedLanguage[], typed: string): NamedLanguage[] {
  const text = fold(typed)
  const ranked = languages.map((language) => ({ language, rank: rankOf(language, text) }))
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank) // stable: equals keep their order
    .map(({ language }) => language)
}

const NO_MATCH = 2

function rankOf({ name, note, words }: NamedLanguage, text: string): number {
  const names = [name, note, ...words].map(fold)
  if (names.some((each) => each.startsWith(text))) return 0
  return names.some((each) => each.includes(text)) ? 1 : NO_MATCH
}

/**
 * Returns the languages with all their names: their own, that of the interface's language, the English one
 * and the tag.
 */
export function nameLanguages(inLocale: string): NamedLanguage[] {
  const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'language' })
  const [here, english] = [namesIn(inLocale), namesIn('en')]
  return LOCALES.map((value) => ({
    value,
    name: ownName(value),
    note: here.of(value) ?? value,
    words: [english.of(value) ?? value, value],
  }))
}
