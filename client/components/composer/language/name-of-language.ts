import { byLocale } from '#domain/formatter.ts'

const names = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

/** Returns the name of a language in the words of the interface. */
export const nameOfLanguage = (language: string, locale: string): string =>
  names(locale).of(language) ?? language
