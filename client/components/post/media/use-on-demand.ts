import { useState } from 'react'
import { useText } from '#i18n/i18n.ts'
import { withTexts } from '#i18n/lazy-part.ts'
import { toast } from '#ui/notices.ts'

/**
 * Returns a part of the page once it is loaded, and the function that loads it. If loading fails, a toast
 * says so.
 */
export function useOnDemand<Part>(load: () => Promise<Part>): [part: Part | null, loadNow: () => void] {
  const t = useText()
  const [part, setPart] = useState<Part | null>(null)

  async function loadNow() {
    try {
      const loaded = await withTexts(load)
      setPart(() => loaded)
    } catch (error) {
      console.warn('a part of the page could not be loaded', error)
      toast(t('error.unreachable'), { tone: 'error' })
    }
  }

  return [part, () => void loadNow()]
}
