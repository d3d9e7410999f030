import { type ComponentProps, type MouseEvent, type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusWhenShown } from '#platform/focus/inside.ts'
import { closeOnBack } from '#platform/page/close-on-back.ts'
import styles from './Popover.module.css'

/** The attributes of the button that opens a popover. */
export type PopoverOpener = {
  popoverTarget: string
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/**
 * Shows a button and what it opens: a menu, a choice of emoji. What it opens exists only while it is open,
 * because a page may hold hundreds of these (docs/spec/posts.md#what-a-card-costs). Where the window is small
 * it is a sheet at the lower edge.
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
  /** When it was opened; null while it is closed. */
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const isOpen = openedAt !== null

  /**
   * Makes a new one. The browser looks for it after the click, and places it with its content. It tells of a
   * closing later: a former one that is opened again before that would still hold what was typed.
   */
  function open({ currentTarget, timeStamp }: MouseEvent<HTMLButtonElement>) {
    if (currentTarget.popoverTargetElement?.matches(':popover-open')) return // the browser closes it
    flushSync(() => setOpenedAt(timeStamp))
    focusWhenShown(currentTarget.popoverTargetElement)
  }

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': role, 'aria-expanded': isOpen, onClick: open })}
      {isOpen && (
        <OpenPopover
          {...element}
          key={openedAt}
          id={id}
          role={role}
          onToggle={({ newState }) => newState === 'closed' && setOpenedAt(null)}
        >
          {children}
        </OpenPopover>
      )}
    </>
  )
}

/** Shows what is open; it goes with its page. */
export function OpenPopover({ id, ...element }: { id: string } & ComponentProps<'div'>) {
  useLayoutEffect(() => {
    const close = () => document.getElementById(id)?.hidePopover()
    if (isSheet()) return closeOnBack(close)
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [id])
  return <div {...element} id={id} popover="auto" className={styles.popover} />
}

/**
 * Returns whether Back belongs to what is opened: it covers the page, or fingers use it. Beside a mouse it
 * does not, because an entry in the history costs the pages to which Forward leads
 * (docs/spec/navigation.md#back-closes-what-lies-on-top).
 */
const isSheet = () =>
  matchMedia('(width < 30rem), (pointer: coarse)').matches || !CSS.supports('position-area: block-end')
