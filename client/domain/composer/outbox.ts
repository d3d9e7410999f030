/**
 * Decides what becomes of a post that could not be sent: whether it waits, how long, and for what
 * (docs/spec/drafts-and-outbox.md#outbox, docs/spec/drafts-and-outbox.md#files-that-wait,
 * docs/spec/clocks.md#a-clock-that-jumps, docs/server/writing.md#idempotency-keys).
 */
import type { Visibility } from '#contract/entities/post.ts'
import { type Failure, isTemporary, needsSignIn, nextTryAt } from '../retry.ts'
import type { Draft, Tried } from './draft.ts'
import type { DraftContext } from './draft-key.ts'

/** The bytes of a revision of the flag that something waits. */
export const REVISION_BYTES = 4

/** A draft that has left its editor. Its id is the idempotency key of the draft. */
export interface OutboxEntry {
  context: DraftContext
  draft: Draft
  /** Decided when it was published; the default may change meanwhile. */
  visibility: Visibility
  /** It is sent as nobody else. */
  accountId: string
  /**
   * - `held`: its author can still take it back
   * - `sending`: its editor sends it now; when that tab was closed, any other goes on
   * - `waiting`: it is sent later
   * - `stopped`: its author took it back, or the server refuses it as it is
   */
  state: 'held' | 'sending' | 'waiting' | 'stopped'
  tries: number
  /** Times in milliseconds. */
  queuedAt: number
  lastTryAt: number
  nextTryAt: number
  problem: Failure | null
}

export const entryId = ({ draft }: Pick<OutboxEntry, 'draft'>) => draft.idempotencyKey

/**
 * The server has thrown away files that waited too long for their post (docs/server/media.md#unused-uploads);
 * their bytes are still here.
 */
export const wantsFilesAgain = ({ kind, status, message }: Failure) =>
  kind === 'refused' && status === 404 && message === 'attachment not found'

/** The entry after a try that failed. */
export function afterFailure(entry: OutboxEntry, problem: Failure, now: number, chance: number): OutboxEntry {
  const tries = entry.tries + 1
  return {
    ...entry,
    tries,
    problem,
    lastTryAt: now,
    state: isTemporary(problem) || needsSignIn(problem) ? 'waiting' : 'stopped',
    nextTryAt: nextTryAt(tries, now, problem.retryAfter, chance),
  }
}

/**
 * Returns what counts as tried after a try that failed. Where the very first one was clearly refused, there
 * is no post at the server; after any other its author has to be told that there may be.
 */
export const triedAfter = (before: Tried | null, now: Tried | null, problem: Failure): Tried | null =>
  before === null && problem.kind === 'refused' && !isTemporary(problem) ? null : now

/** Returns a new entry: `holdSeconds` is how long its author can take it back, 0 where it is sent at once. */
export function newEntry(
  post: Pick<OutboxEntry, 'context' | 'draft' | 'visibility' | 'accountId'>,
  now: number,
  holdSeconds: number,
): OutboxEntry {
  const isHeld = holdSeconds > 0
  return {
    ...post,
    state: isHeld ? 'held' : 'sending',
    tries: 0,
    queuedAt: now,
    lastTryAt: now,
    nextTryAt: now + holdSeconds * 1000,
    problem: null,
  }
}

/** Milliseconds after which a try has surely ended. */
const TRY_MAX_MS = 60_000

/**
 * Returns whether an entry may be sent now. `since` is the time from which a try may succeed again: the
 * connection is back, or somebody has signed in.
 */
export const isDue = (entry: OutboxEntry, now: number, since: number) =>
  entry.state !== 'stopped' && now >= dueAt(entry, now, since)

/**
 * Returns the time, in milliseconds, from which an entry may be sent. A pause that the server asked for is
 * kept in any case, unless the clock was set back since: the times of the entry mean nothing then, and it
 * would wait as long as the clock was wrong.
 */
export function dueAt(
  { state, lastTryAt, nextTryAt, problem }: OutboxEntry,
  now: number,
  since: number,
): number {
  if (lastTryAt - now > TRY_MAX_MS) return now
  if (state === 'sending') return lastTryAt // a lock tells whether another tab sends it
  const mayHurry = state === 'waiting' && lastTryAt < since && (problem?.retryAfter ?? null) === null
  return mayHurry ? since : nextTryAt
}
