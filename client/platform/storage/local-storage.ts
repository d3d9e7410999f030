/** Local storage as it lies there, whoever its values belong to. `storage.ts` knows whose they are. */

/** Returns the text under a key, or null; also null where the browser forbids storage. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage is switched off: the visit works, only nothing is remembered
  }
}

/** Stores the text, or removes the key for null. False when the browser refuses. */
export function writeLocal(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
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
