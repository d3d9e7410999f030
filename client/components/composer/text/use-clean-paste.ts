import { type ClipboardEvent, useRef } from 'react'
import { withoutTracking } from '#domain/composer/tracking.ts'
import { byLocale } from '#domain/formatter.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { insertText } from '#platform/input/insert-text.ts'
import { toast } from '#ui/notices.ts'

const enumeration = byLocale((locale) => new Intl.ListFormat(locale))

/**
 * Returns what is done with a pasted text: addresses lose their tracking parameters, which is said and can be
 * undone, by the button and by Ctrl+Z (docs/spec/writing.md#tracking-parameters).
 */
export function useCleanPaste() {
  const t = useText()
  const locale = useLocale()
  const dismiss = useRef(() => {})

  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: field, clipboardData } = event
    const pasted = clipboardData.getData('text/plain').replace(/\r\n?/g, '\n')
    const { text: cleaned, removed } = withoutTracking(pasted)
    if (removed.length === 0 || clipboardData.files.length > 0 || field.readOnly) return
    event.preventDefault()
    const start = field.selectionStart
    insertText(field, { start, end: field.selectionEnd, text: pasted })
    // A step of its own: Ctrl+Z brings back first what was taken off.
    insertText(field, { start, end: start + pasted.length, text: cleaned })
    dismiss.current()
    dismiss.current = toast(t('paste.cleaned', { names: enumeration(locale).format(removed.map(isolate)) }), {
      action: { label: t('action.undo'), run: () => putBack(field, start, cleaned, pasted) },
    })
  }
}

/** Writes the address as it was pasted, wherever it stands by now; nothing where it was changed. */
function putBack(field: HTMLTextAreaElement, near: number, cleaned: string, pasted: string): void {
  const { value } = field
  const before = value.lastIndexOf(cleaned, near)
  const start = before === -1 ? value.indexOf(cleaned) : before
  if (start === -1 || field.readOnly || !field.isConnected) return
  insertText(field, { start, end: start + cleaned.length, text: pasted })
}

/** The name of a parameter keeps its own direction. */
const isolate = (name: string) => `\u2066${name}\u2069`
