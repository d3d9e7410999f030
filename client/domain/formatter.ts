/** Formatters of `Intl`, one per language: making one costs more than drawing a card, and a list needs hundreds. */

export function byLocale<Formatter>(make: (locale: string) => Formatter): (locale: string) => Formatter {
  const made = new Map<string, Formatter>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}

/** 1 234 → 1.2K, in the digits of the language. */
const compactNumber = byLocale((locale) => new Intl.NumberFormat(locale, { notation: 'compact' }))

/** Beyond what has a short word there are only digits, hundreds of them. */
const MOST = 999e12

export const shortCount = (count: number, locale: string) =>
  compactNumber(locale).format(Math.min(count, MOST))
