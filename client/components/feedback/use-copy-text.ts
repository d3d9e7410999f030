import { useText } from '#i18n/i18n.ts'
import { copyText } from '#platform/input/clipboard.ts'
import { toast } from '#ui/notices.ts'
import { textToCopy } from './text-to-copy.ts'

/**
 * Returns a function that copies a text and says so, or shows the text selected where the browser refuses
 * (docs/spec/conventions.md#copying).
 */
export function useCopyText() {
  const t = useText()
  return async (text: string) => {
    if (await copyText(text)) toast(t('post.copied'))
    else textToCopy.set(text)
  }
}
