/** The session token: kept in local storage, shared by all tabs, watched by whoever shows the session (spec A §4). */
import { useSyncExternalStore } from 'react'
import { KEYS, onStoredElsewhere, readStored, writeStored } from '#platform/storage.ts'

/** Why there is no session, when the person did not choose it. */
export type EndReason = 'token-invalid'

let token = readStored(KEYS.token)
let endReason: EndReason | null = null
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

export const currentToken = () => token

export function setToken(next: string | null, reason: EndReason | null = null): void {
  token = next
  endReason = reason
  writeStored(KEYS.token, next)
  tell()
}

/** Ends the session that `refused` belonged to; a newer session is left alone, be it that of another tab. */
export function invalidateToken(refused: string): void {
  if (refused !== token) return
  if ((readStored(KEYS.token) ?? token) === token) setToken(null, 'token-invalid')
  else readAgain()
}

/**
 * Signing in or out in one tab does the same in the others. Where somebody else has signed in already, the page
 * begins anew: what it knows, and what is still on its way, is the former person's.
 */
function readAgain() {
  const stored = readStored(KEYS.token)
  if (stored === token) return
  if (token !== null && stored !== null) return location.reload()
  token = stored
  endReason = null
  tell()
}

export function subscribeToken(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onStoredElsewhere(KEYS.token, readAgain)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

export const useToken = () => useSyncExternalStore(subscribeToken, currentToken)

export const useEndReason = () => useSyncExternalStore(subscribeToken, () => endReason)
