/** Signs out (docs/spec/session.md#logout). */
import { revokeToken } from '#contract/endpoints/session.ts'
import { inTime } from '#platform/time/in-time.ts'
import { call } from './api.ts'
import { isTokenRefused } from './api-error.ts'
import { beginToLeave, currentToken, invalidateToken, isCurrent, setToken } from './token.ts'

/** Milliseconds that the database gets to delete the drafts. */
const WIPE_TIMEOUT_MS = 10_000

/**
 * The drafts of the person who leaves. The caller brings them, because this folder knows nothing of writing.
 */
export interface Drafts {
  /** Returns whether anything was written and not sent. */
  hasAny: () => boolean
  /**
   * Deletes all drafts and the rest of what is stored. Local storage is empty of it when this returns. The
   * database follows, unless `signal` has ended before that begins: too late, it would take what the next
   * person writes.
   */
  wipe: (signal: AbortSignal) => Promise<void>
}

/**
 * Ends the session, once, and deletes everything that is stored here. Sends the revocation and does not wait
 * for it. Returns false, and does nothing, where the person has to be asked first about what was not sent.
 * `token` is the session to end; the server may have refused it before.
 */
export async function signOut(isSure: boolean, drafts: Drafts, token = currentToken()): Promise<boolean> {
  if (!isSure && drafts.hasAny()) return false
  if (token === null) return true
  if (!isCurrent()) {
    invalidateToken(token) // somebody else has signed in by now
    return true
  }
  if (!beginToLeave(token)) return true
  void revoke(token)
  try {
    await inTime(WIPE_TIMEOUT_MS, drafts.wipe)
  } catch (error) {
    console.error('the drafts could not be wiped', error)
  }
  // The server may have refused the token before. The person signed out, so there is no page to return to.
  if (isCurrent() && (currentToken() ?? token) === token) setToken(null)
  return true
}

async function revoke(token: string): Promise<void> {
  try {
    await call(revokeToken, { body: { token } }, { token, keepalive: true })
  } catch (error) {
    if (isTokenRefused(error)) return // it has ended already, with a deleted account for example
    console.error('the token could not be revoked', error)
  }
}
