/**
 * The state of the listbox with suggestions. The search box keeps the focus; the arrows move through the
 * options.
 */
export interface Listbox {
  /** The id of its element, with which the ids of its options begin. */
  id: string
  isOpen: boolean
  /** The id of the option that the arrows have reached. */
  active: string | undefined
  onOpen: () => void
  onClose: () => void
  onMove: (active: string | undefined) => void
}
