import { direction } from '#domain/locale.ts'
import { activateLocale, type Translate } from '#i18n/i18n.ts'
import { localeChoice } from '#platform/device/locale-choice.ts'
import { KEYS, writeStored } from '#platform/storage/storage.ts'
import { toast } from '#ui/notices.ts'

/**
 * Shows the page in a language from now on, for signed-in people on their other devices too
 * (docs/spec/conventions.md#theme-and-language-on-every-device).
 */
export async function chooseLanguage(chosen: string, t: Translate): Promise<void> {
  try {
    await activateLocale(chosen, direction(chosen))
    writeStored(KEYS.locale, chosen)
    localeChoice.set(chosen)
  } catch (error) {
    console.error('the language could not be loaded', error)
    toast(t('error.unreachable'), { tone: 'error' })
  }
}
