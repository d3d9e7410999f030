import { type KeyboardEvent, useState } from 'react'

/**
 * Holds whether the options below a text field are open and which one the arrow keys have reached: none
 * before the first arrow.
 */
export function useOptionList<Option>(options: readonly Option[], onPick: (option: Option) => void) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = isOpen ? options : []

  function open() {
    setOpen(true)
    setActive(-1)
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  /** Handles the keys that concern the options; all others are left to the field. */
  function onKeyDown(event: KeyboardEvent) {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isOpen && isArrow && options.length > 0) {
      event.preventDefault()
      setOpen(true)
    }
    const count = shown.length
    const option = shown[active]
    if (count === 0) return
    if (event.key === 'ArrowDown') setActive((active + 1) % count)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? count : active) - 1)
    else if (event.key === 'Enter' && option) onPick(option)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }

  return { shown, active, open, close, onKeyDown }
}
