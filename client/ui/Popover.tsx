import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusInside } from '#platform/focus/inside.ts'
import styles from './Popover.module.css'

/** The attributes of the button that opens a popover. */
export type PopoverOpener = {
  popoverTarget: string
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  onClick: () => void
}

/**
 * Shows a button and what it opens: a menu, a choice of emoji. What it opens exists only while it is open, because a page may
 * hold hundreds of these (docs/spec/posts.md#what-a-card-costs). Where the window is small it is a sheet at the lower edge.
 */
export function Popover({
  role,
  trigger,
  children,
  ...element
}: {
  role: 'menu' | 'dialog'
  /** Draws the button; it must pass on what it is given. */
  trigger: (opener: PopoverOpener) => ReactNode
} & Omit<ComponentProps<'div'>, 'id' | 'role' | 'popover' | 'className' | 'onToggle'>) {
  const id = useId()
  const [open, setOpen] = useState(false)

  /** The browser looks for the popover after the click, and places it with its content. */
  function make() {
    flushSync(() => setOpen(true))
  }

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': role, 'aria-expanded': open, onClick: make })}
      {open && (
        <div
          {...element}
          id={id}
          popover="auto"
          role={role}
          className={styles.popover}
          onToggle={({ currentTarget, newState }) => {
            if (newState === 'open') focusInside(currentTarget, { preventScroll: true })
            else setOpen(false)
          }}
        >
          {children}
        </div>
      )}
    </>
  )
}
