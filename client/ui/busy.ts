import type { MouseEvent } from 'react'

/** What a button carries while it works: it keeps the focus, but a press (or Enter in its form) does nothing. */
export const WHILE_BUSY = {
  'aria-disabled': true,
  'aria-busy': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const
