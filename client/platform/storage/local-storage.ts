/**
 * Local storage as it lies there, whoever its values belong to. `storage.ts` knows whose they are. One rule
 * says here for everything that is stored, in databases too, whether it may be
 * (docs/spec/settings.md#nothing-of-what-was-read).
 */

/** Under this key stands that this device keeps nothing of what is read on it. */
export const KEEPS_NOTHING = 'kith_keeps_nothing'

/** The names of what holds something of it: keys of any account, keys of a tab, and a table. */
const OF_READING =
  /^(kith_of_.+_)?kith_(stored|reading|image_sizes|return_path|recent_(searches|emoji|languages|tags))(\+\d+)?$|^answers$/

/** Returns whether a key or a table holds something of what was read. */
export const isOfReading = (name: string) => OF_READING.test(name)

/** Returns whether this device keeps nothing of what is read on it. */
export const keepsNothing = () => readLocal(KEEPS_NOTHING) !== null

/** Returns whether anything may be stored now under a key or in a table. */
export const mayStore = (name: string) => !(isOfReading(name) && keepsNothing())

/** Returns the text under a key, or null; also null where the browser forbids storage. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage is switched off: the visit works, only nothing is remembered
  }
}

let noteWrite: (key: string) => void = () => undefined

/** Calls `note` with each key that this page has written, from now on. */
export function followWrites(note: (key: string) => void): void {
  noteWrite = note
}

/**
 * Stores the text, or removes the key for null. False when the browser refuses; where nothing of its kind may
 * be stored, that is no refusal.
 */
export function writeLocal(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else if (mayStore(key)) localStorage.setItem(key, value)
    noteWrite(key)
    return true
  } catch (error) {
    console.warn('local storage refused', key, error)
    return false
  }
}

export function localKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return [] // storage is switched off: nothing is in it
  }
}
