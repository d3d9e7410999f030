/** The languages that can be chosen. */
export const LOCALES: readonly string[] = [
  'cs',
  'de',
  'en',
  'es',
  'fa',
  'fr',
  'hu',
  'it',
  'ja',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
  'uk',
  'vi',
  'zh-Hans',
]

/** Returns what a language calls itself, as the label of a choice: `Deutsch`, `Português (Brasil)`. */
export function ownName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  const [first = ''] = name
  return first.toLocaleUpperCase(locale) + name.slice(first.length)
}
