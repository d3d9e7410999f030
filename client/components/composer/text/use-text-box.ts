import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Emoji } from '#domain/composer/emoji-search.ts'
import { insertEmoji } from '#domain/composer/suggestion.ts'
import { insertText } from '#platform/input/insert-text.ts'

/**
 * Returns the box of a text and what is done to it from outside. The text can be looked at as it will be
 * shown, unless it is empty: the box is hidden meanwhile.
 */
export function useTextBox(content: string) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [wantsPreview, setWantsPreview] = useState(false)
  const isEmpty = content.trim() === ''
  const previews = wantsPreview && !isEmpty

  /** Goes back to writing, with the focus. */
  function write() {
    flushSync(() => setWantsPreview(false)) // what is hidden takes no focus
    box.current?.focus()
  }

  function addEmoji({ text }: Emoji) {
    if (!box.current) return
    const { value, selectionStart, selectionEnd } = box.current
    write()
    insertText(box.current, insertEmoji(value, [selectionStart, selectionEnd], text))
  }

  return {
    /** The box, for its element. */
    field: { box, hidden: previews },
    isEmpty,
    previews,
    write,
    addEmoji,
    leavePreview: () => setWantsPreview(false),
    togglePreview: () => (previews ? write() : setWantsPreview(true)),
  }
}

export type TextBoxState = ReturnType<typeof useTextBox>
