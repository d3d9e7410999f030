/** Tells whose visit this is and where it begins. */
import { isToken } from '#domain/session/token.ts'
import { KEYS, readStored } from '#platform/storage/storage.ts'
import { beginAsPressed } from './begin-as-pressed.ts'

// Before anything is read of an account.
beginAsPressed()

const stored = readStored(KEYS.token)
/** The token of the session; null for guests. */
export const token = stored !== null && isToken(stored) ? stored : null
/** The post whose thread the address names. */
export const postId = /^\/post\/([\w-]+)$/.exec(location.pathname)?.[1]
/** The person whose profile the address names. */
export const acct = /^\/@([\w.-]+(@[\w.-]+)?)$/.exec(location.pathname)?.[1]
export const opensHome = token !== null && ['/', '/home'].includes(location.pathname)
/** The name of the screen that the address names; for most it is their address. */
export const screen =
  (postId && 'thread') ||
  (acct && 'profile') ||
  (opensHome && 'home') ||
  location.pathname.slice(1) ||
  'landing'
