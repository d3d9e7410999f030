/**
 * Session storage: what one tab remembers when it is loaded again
 * (docs/spec/conventions.md#keys-in-the-browsers-storage).
 */
import { mayStore } from './local-storage.ts'

export const TAB_KEYS = {
  account: 'kith_account',
  returnPath: 'kith_return_path',
  begunAnew: 'kith_begun_anew',
  writeOn: 'kith_write_on',
  cameFrom: 'kith_came_from',
  pressed: 'kith_pressed',
} as const

type TabKey = (typeof TAB_KEYS)[keyof typeof TAB_KEYS]

/** Returns the text that this tab remembers, or null; also null where the browser forbids storage. */
export function readInTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Remembers the text, or forgets it for null. Where the browser forbids storage, it is forgotten when the
 * page is left.
 */
export function writeInTab(key: TabKey, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else if (mayStore(key)) sessionStorage.setItem(key, value)
  } catch (error) {
    console.warn('session storage refused', key, error)
  }
}
