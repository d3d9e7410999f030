/** Decides what a press on a card means (docs/spec/posts.md#what-a-press-on-a-card-means). */

/** The change that a press has made to the selected text of the page. */
export type SelectionChange = 'none' | 'made' | 'ended' | 'kept'

export interface CardPress {
  button: 'main' | 'middle' | 'other'
  /** Which one of presses that quickly follow each other at the same place: 2 is that of a double click. */
  count: number
  /** Ctrl or ⌘ is held. */
  asksForTab: boolean
  /** Shift or Alt is held. */
  asksForElse: boolean
  selection: SelectionChange
  /** Something was open that a press beside it closes. */
  closes: boolean
  /** A mouse is on words, where a second press would select some. */
  maySelect: boolean
}

export type PressMeaning = 'nothing' | 'open' | 'open_unless_pressed_again' | 'open_in_tab'

/** A second press within this time makes a double click of the first. Milliseconds. */
export const DOUBLE_CLICK_TIME = 300

/** Returns what a press on the surface of a card means, where no link and no control is. */
export function pressMeaning(press: CardPress): PressMeaning {
  const { button, selection } = press
  if (press.closes || press.asksForElse || button === 'other') return 'nothing'
  if (press.count > 1 || selection === 'made') return 'nothing'
  if (press.asksForTab || button === 'middle') return 'open_in_tab'
  if (selection !== 'none') return 'nothing'
  return press.maySelect ? 'open_unless_pressed_again' : 'open'
}
