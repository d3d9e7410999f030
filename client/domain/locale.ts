/** Chooses the language of the interface (docs/spec/conventions.md#languages). */

export const DEFAULT_LOCALE = 'en'

/** Returns the saved language, else the first available one that the browser prefers (`de-AT` also means `de`), else English. */
export function chooseLocale(
  available: readonly string[],
  saved: string | null,
  browser: readonly string[],
): string {
  const wanted = [saved, ...browser].filter((locale) => locale !== null)
  for (const locale of wanted) {
    const match =
      available.find((known) => known.toLowerCase() === locale.toLowerCase()) ??
      available.find((known) => known === locale.split('-')[0])
    if (match) return match
  }
  return DEFAULT_LOCALE
}

/** Returns the language of a regional variant: of "de-AT" it is "de". */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale

/** The regions that a language without one means. */
const USUAL_REGIONS: Readonly<Record<string, string>> = { de: 'DE', en: 'US', fa: 'IR' }

const REGION = /-([A-Z]{2})\b/

/**
 * Returns the variant of the language in which a reader's dates and numbers are written: the first one that the browser names, as long
 * as it is of that language (docs/spec/conventions.md#dates-and-numbers).
 */
export function regionalVariant(language: string, browser: readonly string[]): string {
  const region = REGION.exec(browser.find((locale) => languageOf(locale) === language) ?? '')?.[1]
  return region && region !== USUAL_REGIONS[language] ? `${language}-${region}` : language
}

const RIGHT_TO_LEFT = new Set(['fa', 'ar', 'he', 'ur'])

export const direction = (locale: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.has(languageOf(locale)) ? 'rtl' : 'ltr'
