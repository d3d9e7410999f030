import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { errorText } from '#components/feedback/error-text.ts'
import type { Account } from '#contract/entities/account.ts'
import { keepPreferences, useSetPreference } from '#data/connection/preferences.ts'
import { latePreferencesOf } from '#domain/late-preference.ts'
import { useText } from '#i18n/i18n.ts'
import { themeChoice } from '#platform/theme.ts'
import { toast } from '#ui/notices.ts'
import { showPreferences } from './show-preferences.ts'

/**
 * Shows the page as the viewer wants it on every device, keeps the theme that is chosen in the header, and sees to it that
 * no change is lost (docs/spec/conventions.md#theme-and-language-on-every-device, docs/spec/settings.md#appearance).
 */
export function PreferenceEffects({ viewer }: { viewer: Account }) {
  const t = useText()
  const client = useQueryClient()
  const { set } = useSetPreference()
  const { theme, locale, textSize, density, reducedMotion } = latePreferencesOf(viewer)

  const onError = useEffectEvent((error: unknown) => void toast(errorText(error, t), { tone: 'error' }))
  const keepTheme = useEffectEvent(() => {
    const choice = themeChoice.current()
    if (choice) set(choice, { onError })
  })

  useEffect(() => keepPreferences(client), [client])
  useEffect(() => {
    keepTheme() // one that was chosen before this was there
    return themeChoice.subscribe(() => keepTheme())
  }, [])
  useEffect(() => {
    showPreferences({ theme, locale, textSize, density, reducedMotion }).catch(onError)
  }, [theme, locale, textSize, density, reducedMotion])
  return null
}
