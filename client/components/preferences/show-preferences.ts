/** Shows a page as somebody wants it, and remembers that for the first paint of the next visit. */
import { BROWSER_LOCALE, type LatePreferences, lookOf } from '#domain/late-preference.ts'
import { chooseLocale, direction } from '#domain/locale.ts'
import { activateLocale, currentLocale } from '#i18n/i18n.ts'
import { LOCALES } from '#i18n/locales.ts'
import { showTheme } from '#platform/device/theme.ts'
import { KEYS, writeStored } from '#platform/storage/storage.ts'

type Look = Pick<LatePreferences, 'theme' | 'locale' | 'textSize' | 'density' | 'reducedMotion'>

/**
 * Rejects when a language cannot be loaded. A theme and a language that were never chosen stay those of the
 * device.
 */
export async function showPreferences({ theme, locale, ...look }: Look): Promise<void> {
  const words = lookOf(look)
  document.documentElement.dataset.look = words
  writeStored(KEYS.look, words || null)
  if (theme !== null) showTheme(theme === 'system' ? null : theme)
  if (locale !== null) await showLocale(locale === BROWSER_LOCALE ? null : locale)
}

async function showLocale(chosen: string | null): Promise<void> {
  const locale = chooseLocale(LOCALES, chosen, navigator.languages)
  if (locale !== currentLocale()) await activateLocale(locale, direction(locale))
  writeStored(KEYS.locale, chosen)
}
