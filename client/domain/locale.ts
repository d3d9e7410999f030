/** Chooses the language of the interface (docs/spec/conventions.md#languages). */

export const DEFAULT_LOCALE = 'en'

/**
 * Returns the saved language, else the first available one that the browser prefers (`de-AT` also means `de`,
 * and `zh-CN` means
 * `zh-Hans`, the script that is written there), else English.
 */
export function chooseLocale(
  available: readonly string[],
  saved: string | null,
  browser: readonly string[],
): string {
  const wanted = [saved, ...browser].filter((locale) => locale !== null)
  for (const locale of wanted) {
    const match =
      available.find((known) => known.toLowerCase() === locale.toLowerCase()) ??
      available.find((known) => known === languageOf(locale) || known === withScript(locale))
    if (match) return match
  }
  return DEFAULT_LOCALE
}

/** Returns whether a browser takes a text for a language that has a name: a tag without extensions. */
export function isLanguageTag(text: string): boolean {
  try {
    const locale = new Intl.Locale(text)
    return locale.baseName === locale.toString()
  } catch {
    return false
  }
}

/**
 * Returns a language with the script that it is written in: of "zh-SG" it is "zh-Hans"; null where the
 * browser knows no such language.
 */
function withScript(locale: string): string | null {
  try {
    const { language, script } = new Intl.Locale(locale).maximize()
    return `${language}-${script}`
  } catch {
    return null
  }
}

/** Returns the language of a regional variant: of "de-AT" it is "de". */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale

/** The regions that a language without one means; of the others no region is left out. */
const USUAL_REGIONS: ReadonlyMap<string, string> = new Map([
  ['de', 'DE'],
  ['en', 'US'],
  ['fa', 'IR'],
  ['zh-Hans', 'CN'],
])

/** How a language is written whose name alone means another region to browsers: Brazil. */
const WRITTEN_AS: ReadonlyMap<string, string> = new Map([['pt', 'pt-PT']])

const REGION = /-([A-Z]{2})\b/

/**
 * Returns the variant of the language in which a reader's dates and numbers are written: the first one that
 * the browser names, as long as it is of that language and written in its script
 * (docs/spec/conventions.md#dates-and-numbers).
 */
export function regionalVariant(language: string, browser: readonly string[]): string {
  const isSame = (locale: string) =>
    languageOf(locale) === language || (language.includes('-') && withScript(locale) === language)
  const region = REGION.exec(browser.find(isSame) ?? '')?.[1]
  if (region && region !== USUAL_REGIONS.get(language)) return `${language}-${region}`
  return WRITTEN_AS.get(language) ?? language
}

const RIGHT_TO_LEFT = new Set(['fa', 'ar', 'he', 'ur'])

export const direction = (locale: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.has(languageOf(locale)) ? 'rtl' : 'ltr'
