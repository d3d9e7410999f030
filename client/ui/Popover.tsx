import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusInside } from '#platform/focus/inside.ts'
import styles from './Popover.module.css'

/** The attributes of the button that opens a popover. */
export type PopoverOpener = {
  popoverTarget: string
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
}

/**
 * Shows a button and what it opens: a menu, a choice of emoji. The content exists only while it is open, because a page may
 * hold hundreds of these. Where the window is small it is a sheet at the lower edge.
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
} & Omit<ComponentProps<'div'>, 'id' | 'role' | 'popover' | 'className' | 'onToggle' | 'onBeforeToggle'>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': role, 'aria-expanded': open })}
      <div
        {...element}
        id={id}
        popover="auto"
        role={role}
        className={styles.popover}
        onBeforeToggle={({ newState }) => {
          // It is measured and placed when it opens, with its content.
          if (newState === 'open') flushSync(() => setOpen(true))
        }}
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'open') focusInside(currentTarget, { preventScroll: true })
          else setOpen(false)
        }}
      >
        {open && children}
      </div>
    </>
  )
}
