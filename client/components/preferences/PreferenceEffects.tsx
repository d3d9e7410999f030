import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { errorToast } from '#components/feedback/error-toast.ts'
import type { Account } from '#contract/entities/account.ts'
import { storePreferences, useSetPreference } from '#data/connection/preferences.ts'
import { latePreferencesOf, THEMES } from '#domain/late-preference.ts'
import { isNone, storedValues } from '#domain/preference.ts'
import { useText } from '#i18n/i18n.ts'
import { localeChoice } from '#platform/device/locale-choice.ts'
import { theme as shownTheme } from '#platform/device/theme.ts'
import { KEYS, readStored } from '#platform/storage/storage.ts'
import { showPreferences } from './show-preferences.ts'

/**
 * Shows the page as the viewer wants it on every device, keeps what is chosen outside of the settings, and
 * sees to it that no change is lost (docs/spec/conventions.md#theme-and-language-on-every-device,
 * docs/spec/settings.md#appearance).
 */
export function PreferenceEffects({ viewer }: { viewer: Account }) {
  const t = useText()
  const client = useQueryClient()
  const { set } = useSetPreference()
  const { theme, locale, textSize, density, reducedMotion } = latePreferencesOf(viewer)

  const onError = useEffectEvent((error: unknown) => errorToast(error, t))
  // The header changes the theme of the device; the system changes only what is shown.
  const storeTheme = useEffectEvent(() => {
    const chosen = THEMES.find((each) => each === readStored(KEYS.theme))
    if (chosen && chosen !== theme) set({ theme: chosen }, { onError })
  })
  // One that was chosen on this device before any was kept, or before this was there.
  const adoptTheme = useEffectEvent(() => {
    if (isNone(storedValues(viewer).theme)) storeTheme()
  })
  const storeLocale = useEffectEvent(() => {
    const chosen = localeChoice.current()
    if (chosen === null) return
    localeChoice.set(null) // the next person of this visit has not chosen it
    set({ locale: chosen }, { onError })
  })

  useEffect(() => storePreferences(client), [client])
  useEffect(() => {
    storeLocale() // one that was chosen before this was there
    return localeChoice.subscribe(() => storeLocale())
  }, [])
  useEffect(() => {
    showPreferences({ theme, locale, textSize, density, reducedMotion }).catch(onError)
  }, [theme, locale, textSize, density, reducedMotion])
  useEffect(() => {
    adoptTheme()
    return shownTheme.subscribe(() => storeTheme())
  }, [])
  return null
}
