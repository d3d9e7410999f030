/**
 * The keys as somebody has changed them, and what is wrong with a change
 * (docs/spec/keyboard.md#changing-a-key).
 */
import { SHORTCUTS, type ShortcutName } from './shortcut.ts'
import { typedKey } from './typed-key.ts'

/** The keys of each shortcut, in the order of the table; an empty text where it has none. */
export type ShortcutKeys = ReadonlyMap<ShortcutName, string>

/** The keys that were changed, by the names of the shortcuts. Others may have stored more. */
export type KeyChanges = Readonly<Record<string, string>>

/** Why keys cannot be used. `taken` names the shortcut that has them, or has keys that begin with them. */
export type KeyProblem = 'too_many' | 'unusable' | { taken: ShortcutName }

/**
 * Returns the keys that hold. A change counts only while no other shortcut needs the keys, so that the table
 * stays usable whatever was stored.
 */
export function keysWith(changes: KeyChanges): ShortcutKeys {
  const keys = new Map<ShortcutName, string>(SHORTCUTS.map(({ name, keys: usual }) => [name, usual]))
  const changed = SHORTCUTS.filter(({ name }) => Object.hasOwn(changes, name))
  // Two shortcuts may have exchanged their keys: neither has its former ones while the other is judged.
  for (const { name } of changed) keys.set(name, '')
  for (const { name, keys: usual } of changed) {
    const wanted = changes[name] ?? ''
    keys.set(name, isUsable(wanted, name, keys) ? wanted : isUsable(usual, name, keys) ? usual : '')
  }
  return keys
}

const isUsable = (wanted: string, name: ShortcutName, keys: ShortcutKeys) =>
  readKeys(wanted) === wanted && keyProblem(wanted, name, keys) === null

/** Returns typed text as keys: small letters, with a space between two keys. */
export const readKeys = (text: string): string => [...text.replace(/\s/g, '').toLowerCase()].join(' ')

/** Returns what is wrong with the keys for a shortcut; null if it can have them. */
export function keyProblem(wanted: string, name: ShortcutName, keys: ShortcutKeys): KeyProblem | null {
  if (wanted === '') return null
  const pressed = wanted.split(' ')
  if (pressed.length > 2) return 'too_many'
  if (!pressed.every((key) => typedKey({ key, code: '', shiftKey: false }) === key)) return 'unusable'
  for (const [other, of] of keys) if (other !== name && collide(wanted, of)) return { taken: other }
  return null
}

/** Says whether two texts of keys are the same, or one begins the other, which could never be finished. */
const collide = (one: string, other: string) =>
  other !== '' && (one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `))

/** Returns the changes with that of one shortcut: none where it has its usual keys again. */
export function withChange(changes: KeyChanges, name: ShortcutName, wanted: string): KeyChanges {
  const { [name]: _, ...others } = changes
  const usual = SHORTCUTS.find((each) => each.name === name)?.keys
  return wanted === usual ? others : { ...others, [name]: wanted }
}

/** Returns the keys as they stand on the keyboard, one after the other. */
export const keyCaps = (keys: string): readonly string[] =>
  keys === '' ? [] : keys.split(' ').map((key) => key.toUpperCase())
