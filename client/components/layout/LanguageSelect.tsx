import { useLanguage, useText } from '#i18n/i18n.ts'
import { LOCALES, ownName } from '#i18n/locales.ts'
import { Select } from '#ui/Select.tsx'
import { chooseLanguage } from './choose-language.ts'

/**
 * Shows the choice of a language, each under its own name. Signed-in people find it on their other devices
 * too (docs/spec/conventions.md#languages, docs/spec/conventions.md#theme-and-language-on-every-device).
 */
export function LanguageSelect() {
  const t = useText()
  const locale = useLanguage()

  return (
    <Select
      label={t('language.label')}
      labelHidden
      options={LOCALES.map((value) => ({ value, label: ownName(value), lang: value }))}
      value={locale}
      onChange={(event) => void chooseLanguage(event.target.value, t)}
    />
  )
}
