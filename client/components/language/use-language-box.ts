import { useState } from 'react'
import { useListbox } from '#components/search/use-listbox.ts'

/**
 * Holds what is typed into the box of a language, and the list below it. `values` are all choices in their
 * order.
 */
export function useLanguageBox(values: readonly string[], chosen: string) {
  const { id, isOpen, active, onOpen, onClose, onMove } = useListbox()
  const [typed, setTyped] = useState<string | null>(null)

  function open() {
    if (isOpen) return
    onOpen()
    onMove(`${id}-${values.indexOf(chosen)}`)
  }

  function close() {
    onClose()
    setTyped(null)
  }

  function write(text: string) {
    setTyped(text)
    onOpen()
    // The best is reached at once, so that Enter takes it.
    onMove(`${id}-0`)
  }

  return { typed, write, listbox: { id, isOpen, active, onOpen: open, onClose: close, onMove } }
}
