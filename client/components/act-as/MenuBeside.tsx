import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { focusWhenShown } from '#platform/focus/inside.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { OpenPopover } from '#ui/Popover.tsx'
import { useMenuKeys } from '#ui/use-menu-keys.ts'

/**
 * Shows a list of actions beside a button that does something else when it is pressed, for as long as it is
 * rendered. The button has the focus afterwards.
 */
export function MenuBeside({
  source,
  label,
  onClose,
  children,
}: {
  source: HTMLButtonElement
  label: string
  onClose: () => void
  children: ReactNode
}) {
  'use memo'
  const id = useId()
  const press = useMenuKeys()

  function show(menu: HTMLElement | null) {
    if (menu === null) return
    source.focus({ preventScroll: true })
    focusWhenShown(menu)
    menu.showPopover({ source })
    // The finger that holds the button is lifted from it: that closes only what does not belong to it.
    source.popoverTargetElement = menu
    return () => {
      source.popoverTargetElement = null
    }
  }

  return createPortal(
    <OpenPopover
      ref={show}
      id={id}
      role="menu"
      aria-label={label}
      onKeyDown={unlessComposing(press)}
      onClick={(event) => event.currentTarget.hidePopover()}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
    </OpenPopover>,
    // Among what it is about, so that screen readers find it in a landmark.
    source.closest('main') ?? document.body,
  )
}
