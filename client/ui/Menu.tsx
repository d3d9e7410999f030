import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusInside, MENU_ITEM } from '#platform/focus/inside.ts'
import styles from './Menu.module.css'

/** A button that opens a list of actions. The items exist only while it is open: a page may hold hundreds of menus. */
export function Menu({
  label,
  trigger,
  children,
}: {
  label: string
  /** Draws the button; it must pass on what it is given. */
  trigger: (opener: Opener) => ReactNode
  children: ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const typed = useRef({ text: '', at: 0 })

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(MENU_ITEM)]
    const here = items.findIndex((item) => item.contains(document.activeElement))
    if (event.key === 'ArrowDown') items[(here + 1) % items.length]?.focus()
    else if (event.key === 'ArrowUp') items.at(here <= 0 ? -1 : here - 1)?.focus()
    else if (event.key === 'Home') items[0]?.focus()
    else if (event.key === 'End') items.at(-1)?.focus()
    else if (event.key === 'Tab') event.currentTarget.hidePopover()
    else if (isLetter(event)) focusByName(items, here, event)
    else return
    if (event.key !== 'Tab') event.preventDefault()
  }

  /** Letters typed in quick succession are one word; the same letter again goes on to the next match. */
  function focusByName(items: HTMLElement[], here: number, event: KeyboardEvent) {
    const goesOn = event.timeStamp - typed.current.at < 500 && typed.current.text !== event.key
    const text = (goesOn ? typed.current.text + event.key : event.key).toLocaleLowerCase()
    typed.current = { text, at: event.timeStamp }
    const start = goesOn ? here : here + 1
    const inTurn = [...items.slice(start), ...items.slice(0, start)]
    inTurn.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(text))?.focus()
  }

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open })}
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={styles.menu}
        onKeyDown={moveFocus}
        onClick={(event) => event.currentTarget.hidePopover()}
        onBeforeToggle={(event) => {
          const opens = event.newState === 'open'
          if (opens) flushSync(() => setOpen(true))
        }}
        onToggle={(event) => {
          if (event.newState === 'open') focusInside(event.currentTarget)
          else setOpen(false)
        }}
      >
        {open && children}
      </div>
    </>
  )
}

type Opener = { popoverTarget: string; 'aria-haspopup': 'menu'; 'aria-expanded': boolean }

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}
