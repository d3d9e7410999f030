/**
 * Local storage, and the keys that the client uses before the first post; all others are in `late-keys.ts`
 * (docs/spec/conventions.md#keys-in-the-browsers-storage).
 */

export const KEYS = {
  token: 'auth_token',
  theme: 'kith_theme',
  locale: 'kith_locale',
  look: 'kith_look',
  imageSizes: 'kith_image_sizes',
  outbox: 'kith_outbox',
  owner: 'kith_owner',
  pendingActions: 'kith_wishes',
  reading: 'kith_reading',
  homeSeen: 'kith_home_seen',
  stored: 'kith_stored',
  clock: 'kith_clock',
} as const

/** The owner of values that have to be deleted before anybody finds them. */
export const NOBODY = ''

/** The stored text, or null; also null where the browser forbids storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage is switched off: the visit works, only nothing is remembered
  }
}

/** Stores the text, or removes the key for null. False when the browser refuses. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch (error) {
    console.warn('local storage refused', key, error)
    return false
  }
}

export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return [] // storage is switched off: nothing is in it
  }
}

/** Tells when another tab changed `key`; answers the function that stops listening. */
export function onStoredElsewhere(key: string, tell: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
