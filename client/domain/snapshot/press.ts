/**
 * Decides which presses on a snapshot are still to be done when the page takes over
 * (docs/spec/offline.md#a-press-that-waited).
 */

/** The look of a control: switched on or off, without anything that can be switched, or not to be used. */
export type ControlState = 'on' | 'off' | 'plain' | 'disabled'

export interface WaitingPress<Control> {
  /** The control of the page that does what the pressed one looked like. */
  control: Control
  /** The look of the pressed one. */
  saw: ControlState
  /** The look of the control of the page. */
  is: ControlState
  /** Whether it leads to another page. */
  leads: boolean
}

/**
 * Returns the controls that are still to be pressed, each once, in their order. Whoever pressed what was off
 * wanted it on: where it is on by now, there is nothing to do. Of all that lead to another page only the last
 * is followed, when the others are done.
 */
export function pressesToDo<Control>(presses: readonly WaitingPress<Control>[]): Control[] {
  const wanted = presses.filter(({ saw, is }) => saw === is && saw !== 'disabled')
  const stay = wanted.filter(({ leads }) => !leads).map(({ control }) => control)
  const leave = wanted.filter(({ leads }) => leads).map(({ control }) => control)
  return [...new Set(stay), ...leave.slice(-1)]
}
