/** Signing out (spec A §2.2, decisions "Logout"). */
import { revokeToken } from '#contract/endpoints/session.ts'
import { inTime } from '#platform/in-time.ts'
import { clearStored, KEYS, NOBODY, readStored, writeStored } from '#platform/storage.ts'
import { hasAnyDraft } from '../writing/any-draft.ts'
import { call } from './api.ts'
import { currentToken, invalidateToken, isCurrent, setToken } from './token.ts'

/** The token of the session that is being ended. */
let leaving: string | null = null

/** Milliseconds that the database gets to forget. */
const PATIENCE = 2_000

/**
 * Ends the session, once, and forgets everything that is kept here. The revocation goes on its way with the token and is
 * not waited for. Answers false, and does nothing, where the person has to be asked first about what was not sent.
 */
export async function signOut(isSure: boolean): Promise<boolean> {
  if (!isSure && hasAnyDraft()) return false
  const token = currentToken()
  if (token === null || token === leaving) return true
  if (!isCurrent()) {
    invalidateToken(token) // somebody else is here by now
    return true
  }
  leaving = token
  void revoke(token)
  clearStored()
  // Until the database is empty too, what lies there is for nobody.
  writeStored(KEYS.owner, NOBODY)
  try {
    await inTime(PATIENCE, clearDrafts)
    if (readStored(KEYS.owner) === NOBODY) writeStored(KEYS.owner, null)
  } catch (error) {
    console.error('the drafts could not be wiped', error)
  }
  // The server may have refused the token meanwhile: that is no end to come back from.
  if (isCurrent() && (currentToken() ?? token) === token) setToken(null)
  return true
}

async function revoke(token: string): Promise<void> {
  try {
    await call(revokeToken, { body: { token } }, { token, keepalive: true })
  } catch (error) {
    console.error('the token could not be revoked', error)
  }
}

/** Loaded when it is needed: most visits keep nothing there. Too late, it would take what the next person writes. */
async function clearDrafts(signal: AbortSignal): Promise<void> {
  const { wipeDrafts } = await import('../writing/aside.ts')
  signal.throwIfAborted()
  await wipeDrafts()
}
