import { errorToast } from '#components/feedback/error-toast.ts'
import { useSetPreference } from '#data/connection/preferences.ts'
import type { Lens } from '#domain/post/lens.ts'
import { useText } from '#i18n/i18n.ts'
import { announce } from '#ui/notices.ts'
import { LENS_LABELS } from './lens-texts.ts'

/**
 * Returns the function that chooses a lens for Home, or none: at once, for all devices. Home begins at its
 * top again, because it is another list (docs/spec/timelines.md#lenses-of-home).
 */
export function useChooseLens(): (lens: Lens | null) => void {
  const t = useText()
  const { set } = useSetPreference()
  return (homeLens) => {
    window.scrollTo(0, 0)
    set({ homeLens }, { onError: (error) => errorToast(error, t) })
    announce(t(homeLens === null ? 'home.lens_none' : LENS_LABELS[homeLens]))
  }
}
