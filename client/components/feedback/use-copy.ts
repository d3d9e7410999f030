import type { MouseEvent } from 'react'
import { useText } from '#i18n/i18n.ts'
import { copyText } from '#platform/clipboard.ts'
import { toast } from '#ui/notices.ts'

/** Returns a listener that copies the address of a link. A click that opens a new tab or window is left to the browser. */
export function useCopy() {
  const t = useText()
  return async (event: MouseEvent, text: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const copied = await copyText(text)
    toast(copied ? t('post.copied') : t('post.not_copied'), { tone: copied ? 'info' : 'error' })
  }
}
