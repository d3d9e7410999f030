import { useErrorText } from '#components/feedback/error-text.ts'
import { LanguageField } from '#components/language/LanguageField.tsx'
import { usePreference } from '#components/preferences/use-preference.ts'
import type { Account } from '#contract/entities/account.ts'
import { BROWSER_LOCALE, latePreferencesOf, localeFrom } from '#domain/late-preference.ts'
import { useText } from '#i18n/i18n.ts'
import { KEYS, readStored } from '#platform/storage/storage.ts'

/**
 * Shows the choice of a language for all devices
 * (docs/spec/conventions.md#theme-and-language-on-every-device).
 */
export function LanguageSetting({ viewer }: { viewer: Account }) {
  const t = useText()
  const stored = latePreferencesOf(viewer).locale ?? localeFrom(readStored(KEYS.locale)) ?? BROWSER_LOCALE
  const { value, choose, error } = usePreference(stored, (locale) => ({ locale }))
  const reason = useErrorText(error)
  return (
    <LanguageField
      value={value}
      first={{ value: BROWSER_LOCALE, name: t('settings.language_browser') }}
      error={error && <span role="alert">{reason}</span>}
      onChoose={choose}
    />
  )
}
