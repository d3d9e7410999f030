import type { ReactNode } from 'react'
import { unlessComposing } from '#platform/input/composing.ts'
import { Popover, type PopoverOpener } from './Popover.tsx'
import { useMenuKeys } from './use-menu-keys.ts'

/** Shows a button that opens a list of actions. Arrows, Home, End and letters move the focus between them. */
export function Menu({
  label,
  trigger,
  children,
}: {
  label: string
  /** Draws the button; it must pass on what it is given. */
  trigger: (opener: PopoverOpener) => ReactNode
  children: ReactNode
}) {
  const press = useMenuKeys()
  return (
    <Popover
      role="menu"
      aria-label={label}
      trigger={trigger}
      onKeyDown={unlessComposing(press)}
      onClick={(event) => event.currentTarget.hidePopover()}
    >
      {children}
    </Popover>
  )
}
