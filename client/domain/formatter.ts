/** Keeps formatters of `Intl`, one per language: creating one takes longer than drawing a card, and a list needs hundreds. */

/** Returns a function that creates the formatter of a language once. */
export function byLocale<Formatter>(make: (locale: string) => Formatter): (locale: string) => Formatter {
  const made = new Map<string, Formatter>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}

/** Formats 1 234 as 1.2K, in the digits of the language. */
const compactNumber = byLocale((locale) => new Intl.NumberFormat(locale, { notation: 'compact' }))

/** The largest number that has a short form. Larger ones would be written with hundreds of digits. */
const MOST = 999e12

export const shortCount = (count: number, locale: string) =>
  compactNumber(locale).format(Math.min(count, MOST))
