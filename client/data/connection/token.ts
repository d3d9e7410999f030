/** The session token: kept in local storage, shared by all tabs, watched by whoever shows the session (spec A §4). */
import { useSyncExternalStore } from 'react'
import { isToken } from '#domain/session/token.ts'
import { KEYS, onStoredElsewhere, readStored, writeStored } from '#platform/storage.ts'

let token: string | null = null
/** The path at which a session ended that the person did not end; null while there is one, and after signing out. */
let endedAt: string | null = null
const listeners = new Set<() => void>()

adopt(readStored(KEYS.token))

export const currentToken = () => token

export function setToken(next: string | null): void {
  writeStored(KEYS.token, next)
  change(next, null)
}

function change(next: string | null, place: string | null): void {
  token = next
  endedAt = place
  for (const tell of listeners) tell()
}

/** Takes what is stored for the session; what cannot be a token has ended one. */
function adopt(stored: string | null): void {
  if (stored === null || isToken(stored)) change(stored, null)
  else end()
}

/** Ends the session without the person having asked for it. */
function end(): void {
  writeStored(KEYS.token, null)
  change(null, here())
}

function here(): string {
  return location.pathname + location.search
}

/** Ends the session that `refused` belonged to; a newer session is left alone, be it that of another tab. */
export function invalidateToken(refused: string): void {
  if (refused !== token) return
  if (isCurrent()) end()
  else readAgain()
}

/** Whether no other tab has begun a session since. */
export const isCurrent = () => (readStored(KEYS.token) ?? token) === token

/**
 * Signing in or out in one tab does the same in the others. Where somebody else has signed in already, the page
 * begins anew: what it knows, and what is still on its way, is the former person's.
 */
function readAgain() {
  const stored = readStored(KEYS.token)
  if (stored === token) return
  if (token !== null && stored !== null) return location.reload()
  adopt(stored)
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

/** Answers where the person was when the session ended by itself; null when it did not. */
export const placeOfEnd = () => endedAt

export const usePlaceOfEnd = () => useSyncExternalStore(subscribeToken, placeOfEnd)

/** Lets the person who has read on as a guest come back to this page. */
export function movePlaceOfEnd(): void {
  if (endedAt !== null) change(token, here())
}
