/**
 * Listens for shortcuts. They do nothing while somebody types, while anything is open that keys may be meant
 * for, with a modifier key, and while an input method composes
 * (docs/spec/keyboard.md#when-keys-mean-nothing).
 */
import type { ShortcutKeys } from '#domain/shortcuts/changed-keys.ts'
import { meaningOf, SEQUENCE_TIME } from '#domain/shortcuts/key-sequence.ts'
import { type ShortcutName, shortcut } from '#domain/shortcuts/shortcut.ts'
import { typedKey } from '#domain/shortcuts/typed-key.ts'
import { unlessComposing } from '#platform/input/composing.ts'
import { isAnythingOpen } from '#platform/page/press-context.ts'

/** Handles letters itself: a field, and a player with keys of its own. */
const OWN_KEYS = 'input, textarea, select, audio, video, [popover]'

/** Calls `perform` for each shortcut; returns the function that stops it. */
export function followKeys(keys: ShortcutKeys, perform: (name: ShortcutName) => void): () => void {
  let first: { key: string; at: number } | null = null

  function press(event: KeyboardEvent): void {
    if (/^(Shift|CapsLock|AltGraph)$/.test(event.key)) return // on the way to a key
    const before = first && event.timeStamp - first.at < SEQUENCE_TIME ? [first.key] : []
    first = null
    const key = isMeantForPage(event) ? typedKey(event) : null
    if (key === null) return
    const meaning = meaningOf([...before, key], keys)
    if (meaning === 'nothing') return
    event.preventDefault()
    if (meaning === 'begins') first = { key, at: event.timeStamp }
    else if (!event.repeat || shortcut(meaning.does)?.repeats) perform(meaning.does)
  }

  const listener = unlessComposing(press)
  document.addEventListener('keydown', listener)
  return () => document.removeEventListener('keydown', listener)
}

function isMeantForPage(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, altKey, metaKey } = event
  if (defaultPrevented || ctrlKey || altKey || metaKey) return false
  if (!(target instanceof HTMLElement) || target.isContentEditable || target.closest(OWN_KEYS)) return false
  return !isAnythingOpen()
}
