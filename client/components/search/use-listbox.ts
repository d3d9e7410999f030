import { useId, useState } from 'react'
import type { Listbox } from './listbox.ts'

/** Returns the state of the listbox below a search box. */
export function useListbox(): Listbox {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  return {
    id,
    isOpen,
    active,
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false)
      setActive(undefined)
    },
    onMove: setActive,
  }
}
