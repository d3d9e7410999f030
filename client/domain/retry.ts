/**
 * When a call that failed is tried again (docs/spec/drafts-and-outbox.md#outbox,
 * docs/server/writing.md#idempotency-keys).
 */

/**
 * Why a call failed, in a form that can be stored. `file` and `broken` are no answers: a file cannot be read,
 * or the client has a fault.
 */
export interface Failure {
  kind: 'refused' | 'unreachable' | 'unreadable' | 'file' | 'broken'
  /** HTTP status; 0 without an answer. */
  status: number
  message: string
  /** Seconds that the server asks to wait; null when it does not say. */
  retryAfter: number | null
  /** The reason in the server's own words, where it gave one. */
  words?: string | undefined
}

/**
 * Returns whether the same call may succeed later. The person has to change something after any other
 * failure.
 */
export function isTemporary({ kind, status }: Pick<Failure, 'kind' | 'status'>): boolean {
  if (kind !== 'refused') return kind === 'unreachable' || kind === 'unreadable'
  return status === 408 || status === 429 || status >= 500
}

/** Returns whether the session has ended: the call may succeed once the same person has signed in again. */
export const needsSignIn = ({ kind, status }: Pick<Failure, 'kind' | 'status'>) =>
  kind === 'refused' && status === 401

/** The pauses between two tries. */
const PAUSE_MIN_MS = 10_000
const PAUSE_MAX_MS = 600_000

/**
 * Returns the time of the next try in milliseconds, after `tries` tries that failed. Pauses double, and never
 * end before
 * `retryAfter` (seconds). `chance` (0 to 1) spreads the tries of many clients.
 */
export function nextTryAt(tries: number, now: number, retryAfter: number | null, chance: number): number {
  const pause = Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 2 ** (tries - 1))
  return now + Math.max(pause * (1 + chance / 2), (retryAfter ?? 0) * 1000)
}
