import { direction } from '#domain/locale.ts'
import { activateLocale, useLanguage, useText } from '#i18n/i18n.ts'
import { localeChoice } from '#platform/device/locale-choice.ts'
import { KEYS, writeStored } from '#platform/storage/storage.ts'
import { toast } from '#ui/notices.ts'
import { LanguageField } from './LanguageField.tsx'

/**
 * Shows the choice of a language, each under its own name. Signed-in people find it on their other devices
 * too (docs/spec/conventions.md#languages, docs/spec/conventions.md#theme-and-language-on-every-device).
 */
export function LanguageSelect() {
  const t = useText()
  const locale = useLanguage()

  async function choose(chosen: string) {
    try {
      await activateLocale(chosen, direction(chosen))
      writeStored(KEYS.locale, chosen)
      localeChoice.set(chosen)
    } catch (error) {
      console.error('the language could not be loaded', error)
      toast(t('error.unreachable'), { tone: 'error' })
    }
  }

  return <LanguageField value={locale} onChoose={(chosen) => void choose(chosen)} />
}
