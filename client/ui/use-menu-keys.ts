import { type KeyboardEvent, useRef } from 'react'
import { MENU_ITEM } from '#platform/focus/inside.ts'

/**
 * Returns what a menu does with keys: arrows, Home, End and letters move the focus between its items, Tab
 * closes it.
 */
export function useMenuKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 })

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Tab') return event.currentTarget.hidePopover()
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(MENU_ITEM)]
    const here = items.findIndex((item) => item.contains(document.activeElement))
    const targets: ReadonlyMap<string, HTMLElement | undefined> = new Map(
      Object.entries({
        ArrowDown: items[(here + 1) % items.length],
        ArrowUp: items.at(here <= 0 ? -1 : here - 1),
        Home: items[0],
        End: items.at(-1),
      }),
    )
    if (!isLetter(event) && !targets.has(event.key)) return
    const target = isLetter(event) ? findByName(items, here, event) : targets.get(event.key)
    target?.focus()
    event.preventDefault()
  }

  /** Letters typed in quick succession are one word; the same letter again goes on to the next match. */
  function findByName(items: HTMLElement[], here: number, event: KeyboardEvent) {
    const goesOn = event.timeStamp - typed.current.at < 500 && typed.current.text !== event.key
    const text = (goesOn ? typed.current.text + event.key : event.key).toLowerCase()
    typed.current = { text, at: event.timeStamp }
    const start = goesOn ? here : here + 1
    const inTurn = [...items.slice(start), ...items.slice(0, start)]
    return inTurn.find((item) => item.textContent.trim().toLowerCase().startsWith(text))
  }

  return press
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}
