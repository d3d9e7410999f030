/** The languages that can be chosen, each with its own name. */
export const LOCALE_NAMES: Readonly<Record<string, string>> = {
  de: 'Deutsch',
  en: 'English',
  fa: 'فارسی',
}
