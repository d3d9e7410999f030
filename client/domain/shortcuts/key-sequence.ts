/** Says what the keys that were pressed mean (docs/spec/keyboard.md#two-keys-one-after-the-other). */
import type { ShortcutKeys } from './changed-keys.ts'
import type { ShortcutName } from './shortcut.ts'

/** How long the first of two keys waits for the second, in milliseconds. */
export const SEQUENCE_TIME = 2_000

export type Meaning = { does: ShortcutName } | 'begins' | 'nothing'

/**
 * Returns what the keys mean that were pressed one after the other: a shortcut, the beginning of some, or
 * nothing.
 */
export function meaningOf(pressed: readonly string[], keys: ShortcutKeys): Meaning {
  const typed = pressed.join(' ')
  for (const [name, of] of keys) if (of === typed) return { does: name }
  return [...keys.values()].some((of) => of.startsWith(`${typed} `)) ? 'begins' : 'nothing'
}
