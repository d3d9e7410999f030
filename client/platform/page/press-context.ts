/**
 * Tells what stood in the page when a press began: by the time of its click, the press itself has changed it.
 */

/**
 * Selects what closes by a press beside it: menus, pickers and windows, and the field whose suggestions are
 * open.
 */
const OPEN = [
  '[popover]:not([popover="manual"], [popover="hint"]):popover-open',
  'dialog:modal',
  '[role="combobox"][aria-expanded="true"]:focus',
  'textarea[aria-autocomplete][aria-controls]:focus',
].join()

/** Returns whether a menu, a picker, a window or a list of suggestions is open. */
export const isAnythingOpen = (): boolean => document.querySelector(OPEN) !== null

export interface PressContext {
  /** Whether a mouse has pressed, and no finger and no pen. */
  byMouse: boolean
  /** The selected text; null where nothing is selected. */
  selected: string | null
  /** Everything that was open. */
  open: readonly Element[]
}

/** Returns the selected text; null where nothing is selected. */
export function selectedText(): string | null {
  const selection = getSelection()
  return selection === null || selection.isCollapsed ? null : selection.toString()
}

/**
 * Notes at the beginning of each press what stands in the page. Returns a function that tells it of the last
 * press.
 */
export function watchPresses(signal: AbortSignal): () => PressContext {
  let context: PressContext = { byMouse: false, selected: null, open: [] }
  const note = ({ pointerType }: PointerEvent) => {
    const open = [...document.querySelectorAll(OPEN)]
    context = { byMouse: pointerType === 'mouse', selected: selectedText(), open }
  }
  document.addEventListener('pointerdown', note, { signal, capture: true })
  return () => context
}

/** Returns whether an element is apart from something open, and not the button that closes it again. */
export const isBeside = (open: Element, target: Element): boolean =>
  !open.contains(target) && target.closest('button')?.popoverTargetElement !== open

/**
 * Returns whether the page around something open is dimmed, so that nothing there looks as if it could be
 * pressed.
 */
export const dimsPage = (open: Element): boolean =>
  open.matches('[popover]') && getComputedStyle(open, '::backdrop').backgroundColor !== 'rgba(0, 0, 0, 0)'
