/** Signs out (docs/spec/session.md#logout). */
import { inTime } from '#platform/time/in-time.ts'
import { revoke } from './revoke.ts'
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
  await wipeInTime(drafts.wipe)
  // The server may have refused the token before. The person signed out, so there is no page to return to.
  if (isCurrent() && (currentToken() ?? token) === token) setToken(null)
  return true
}

/** Deletes what is stored, as far as the database answers in time. Never rejects. */
export async function wipeInTime(wipe: Drafts['wipe']): Promise<void> {
  try {
    await inTime(WIPE_TIMEOUT_MS, wipe)
  } catch (error) {
    console.error('the drafts could not be wiped', error)
  }
}
