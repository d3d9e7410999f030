import { byLocale } from '#domain/formatter.ts'
import { isLanguageTag } from '#domain/locale.ts'

const names = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

/** Returns the name of a language in the words of the interface; what is no language stays as it is. */
export const nameOfLanguage = (language: string, locale: string): string =>
  (isLanguageTag(language) && names(locale).of(language)) || language
