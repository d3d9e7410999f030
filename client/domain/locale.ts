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

const RIGHT_TO_LEFT = new Set(['fa', 'ar', 'he', 'ur'])

export const direction = (locale: string): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
