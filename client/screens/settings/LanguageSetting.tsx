import { useErrorText } from '#components/feedback/error-text.ts'
import { usePreference } from '#components/preferences/use-preference.ts'
import type { Account } from '#contract/entities/account.ts'
import { BROWSER_LOCALE, latePreferencesOf } from '#domain/late-preference.ts'
import { useText } from '#i18n/i18n.ts'
import { LOCALES, ownName } from '#i18n/locales.ts'
import { KEYS, readStored } from '#platform/storage/storage.ts'
import { Select } from '#ui/Select.tsx'

/**
 * Shows the choice of a language for all devices
 * (docs/spec/conventions.md#theme-and-language-on-every-device).
 */
export function LanguageSetting({ viewer }: { viewer: Account }) {
  const t = useText()
  const stored = latePreferencesOf(viewer).locale ?? readStored(KEYS.locale) ?? BROWSER_LOCALE
  const { value, choose, error } = usePreference(stored, (locale) => ({ locale }))
  const reason = useErrorText(error)
  const names = LOCALES.map((value) => ({ value, label: ownName(value), lang: value }))
  return (
    <Select
      label={t('language.label')}
      labelHidden
      value={value}
      options={[{ value: BROWSER_LOCALE, label: t('settings.language_browser') }, ...names]}
      error={error && <span role="alert">{reason}</span>}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}
