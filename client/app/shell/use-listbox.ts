import { useId, useState } from 'react'
import type { Listbox } from '#components/search/listbox.ts'

/** Returns the state of the listbox below the search box. */
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
