/**
 * The session token: stored in local storage and shared by all tabs (docs/spec/session.md#the-token,
 * docs/spec/session.md#several-tabs, docs/spec/session.md#back-to-where-it-ended).
 */
import { isToken } from '#domain/session/token.ts'
import {
  forgetLeftAccount,
  KEYS,
  onStoredElsewhere,
  readStored,
  writeStored,
} from '#platform/storage/storage.ts'
import { createStore, useStore } from '#platform/storage/store.ts'
import { readInTab, TAB_KEYS, writeInTab } from '#platform/storage/tab-storage.ts'

interface Session {
  token: string | null
  /**
   * The path at which a session ended that the person did not end; null while there is one, and after signing
   * out.
   */
  returnPath: string | null
}

const session = createStore<Session>(read(), () => onStoredElsewhere(KEYS.token, readAgain))

/**
 * Reads the session from storage. A stored text that cannot be a token is removed, and counts as a session
 * that ended.
 */
function read(): Session {
  const token = readStored(KEYS.token)
  if (token === null) return { token, returnPath: readInTab(TAB_KEYS.returnPath) }
  if (isToken(token)) {
    writeInTab(TAB_KEYS.returnPath, null)
    return { token, returnPath: null }
  }
  writeStored(KEYS.token, null)
  return ended()
}

/** Returns the session that has ended by itself here, which the tab also knows when it is loaded again. */
function ended(): Session {
  const returnPath = here()
  writeInTab(TAB_KEYS.returnPath, returnPath)
  return { token: null, returnPath }
}

function here(): string {
  return location.pathname + location.search
}

/** Returns the token of the session, or null for guests. */
export const currentToken = () => session.current().token

/** Begins a session, or ends it for null. */
export function setToken(token: string | null): void {
  writeStored(KEYS.token, token)
  writeInTab(TAB_KEYS.returnPath, null)
  if (token === null) forgetLeftAccount()
  session.set({ token, returnPath: null })
}

/** The session that the person is ending. */
let leaving: string | null = null

/** Notes that the person ends this session. Returns false where they have done so before. */
export function beginToLeave(token: string): boolean {
  if (token === leaving) return false
  leaving = token
  return true
}

/** Returns whether the person is ending the session: what it has stored here is being deleted. */
export const isLeaving = () => leaving !== null && leaving === currentToken()

/**
 * Ends the session that the refused token belongs to. A newer session, of another tab too, is left alone, and
 * so is one that the person is ending: it lasts until what is stored here is deleted, so that nobody else
 * signs in meanwhile.
 */
export function invalidateToken(refused: string): void {
  if (refused !== currentToken() || refused === leaving) return
  if (isCurrent()) {
    writeStored(KEYS.token, null)
    session.set(ended())
  } else readAgain()
}

/** Returns whether no other tab has begun a session since. */
export const isCurrent = () => (readStored(KEYS.token) ?? currentToken()) === currentToken()

/**
 * Follows another tab that has signed in or out. Reloads the page where somebody else has signed in there:
 * what it shows, and the answers on their way, belong to the former person.
 */
function readAgain(): void {
  const stored = readStored(KEYS.token)
  if (stored === currentToken()) return
  if (currentToken() !== null && stored !== null) location.reload()
  else session.set(read())
  if (stored === null) forgetLeftAccount()
}

/** Calls `listener` after every change, in this tab or another one. Returns the function that stops it. */
export const subscribeToken = session.subscribe

export const useToken = () => useStore(session, ({ token }) => token)

/** Returns the path at which the session ended by itself; null when it did not. */
export const returnPath = () => session.current().returnPath

export const useReturnPath = () => useStore(session, ({ returnPath }) => returnPath)

/**
 * Makes this page the one to come back to, for a person who has read on as a guest after their session ended.
 */
export function setReturnPathHere(): void {
  if (returnPath() !== null) session.set(ended())
}
