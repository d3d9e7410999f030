import { useLanguage, useText } from '#i18n/i18n.ts'
import { chooseLanguage } from './choose-language.ts'
import { LanguageField } from './LanguageField.tsx'

/**
 * Shows the choice of a language, each under its own name. Signed-in people find it on their other devices
 * too (docs/spec/conventions.md#languages, docs/spec/conventions.md#theme-and-language-on-every-device).
 */
export function LanguageSelect() {
  const t = useText()
  const locale = useLanguage()

  return <LanguageField value={locale} onChoose={(chosen) => void chooseLanguage(chosen, t)} />
}
