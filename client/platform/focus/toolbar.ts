import type { KeyboardEvent } from 'react'

/**
 * Moves the focus along a toolbar by the arrow keys, in the direction of reading, and by Home and End. The
 * buttons that cannot be pressed are left out.
 */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const bar = event.currentTarget
  const buttons = [...bar.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const here = buttons.findIndex((button) => button.matches(':focus'))
  if (here === -1 || event.ctrlKey || event.altKey || event.metaKey) return
  const isReversed = getComputedStyle(bar).direction === 'rtl'
  const steps: ReadonlyMap<string, number> = new Map(
    Object.entries({
      [isReversed ? 'ArrowLeft' : 'ArrowRight']: (here + 1) % buttons.length,
      [isReversed ? 'ArrowRight' : 'ArrowLeft']: (here + buttons.length - 1) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }),
  )
  const next = buttons[steps.get(event.key) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
