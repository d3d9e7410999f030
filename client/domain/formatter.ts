/**
 * Keeps formatters of `Intl`, one per language: creating one takes longer than drawing a card, and a list
 * needs hundreds.
 */

/** Returns a function that creates the formatter of a language once. */
export function byLocale<Formatter>(make: (locale: string) => Formatter): (locale: string) => Formatter {
  const made = new Map<string, Formatter>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
