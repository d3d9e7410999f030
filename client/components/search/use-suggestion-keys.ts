import { type RefObject, useEffect, useEffectEvent } from 'react'
import { unlessComposing } from '#platform/input/composing.ts'
import type { Listbox } from './listbox.ts'

/** Lets the arrow keys move through the suggestions, Enter pick one, and Escape close them. */
export function useSuggestionKeys(box: RefObject<HTMLElement | null>, listbox: Listbox): void {
  const { id, isOpen, active, onOpen, onClose, onMove } = listbox

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!(target instanceof HTMLInputElement)) return
    if (ctrlKey || metaKey || altKey || shiftKey) return
    const option = active === undefined ? null : document.getElementById(active)
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && isOpen && option) option.click()
    else if (key === 'Escape' && isOpen) onClose()
    else return
    event.preventDefault()
  })

  /** Between the last option and the first one, the search box itself is active. */
  function move(step: 1 | -1) {
    if (!isOpen) return onOpen()
    const options = [...document.querySelectorAll(`#${CSS.escape(id)} [role="option"]`)]
    const stops = [undefined, ...options.map((option) => option.id)]
    const current = Math.max(stops.indexOf(active), 0)
    onMove(stops.at((current + step) % stops.length))
  }

  useEffect(() => {
    const element = box.current
    const press = unlessComposing((event: KeyboardEvent) => onKey(event))
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [box])
}
