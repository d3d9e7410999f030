/**
 * What becomes of a post that could not be sent: whether it waits, how long, and for what
 * (docs/spec/drafts-and-outbox.md#outbox, docs/spec/drafts-and-outbox.md#files-that-wait,
 * docs/server/writing.md#idempotency-keys).
 */
import type { Visibility } from '#contract/entities/post.ts'
import { type Failure, isTemporary, needsSignIn, nextTryAt } from '../retry.ts'
import type { Draft, Tried } from './draft.ts'
import type { DraftContext } from './draft-key.ts'

/** A draft that has left its editor. Its id is the idempotency key of the draft. */
export interface OutboxEntry {
  context: DraftContext
  draft: Draft
  /** Decided when it was published; the default may change meanwhile. */
  visibility: Visibility
  /** It is sent as nobody else. */
  accountId: string
  /** `held`: its author may still think again. `stopped`: its author does, or the server does not want it as it is. */
  state: 'held' | 'waiting' | 'stopped'
  tries: number
  /** Times in milliseconds. */
  queuedAt: number
  lastTryAt: number
  nextTryAt: number
  problem: Failure | null
}

export const entryId = ({ draft }: Pick<OutboxEntry, 'draft'>) => draft.idempotencyKey

/**
 * The server has thrown away files that waited too long for their post (docs/server/media.md#unused-uploads); their
 * bytes are still here.
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
 * What counts as tried after a try that failed. Where the very first one was clearly refused, there is no post at the
 * server; after any other its author has to be told that there may be.
 */
export const triedAfter = (before: Tried | null, now: Tried | null, problem: Failure): Tried | null =>
  before === null && problem.kind === 'refused' && !isTemporary(problem) ? null : now

/** Whether it is time. Since `betterSince` there is hope again: then only what the server asked for is still waited for. */
export function isDue(entry: OutboxEntry, now: number, betterSince: number): boolean {
  return entry.state !== 'stopped' && now >= dueAt(entry, betterSince)
}

export function dueAt({ state, lastTryAt, nextTryAt, problem }: OutboxEntry, betterSince: number): number {
  const mayHurry = state === 'waiting' && lastTryAt < betterSince && (problem?.retryAfter ?? null) === null
  return mayHurry ? betterSince : nextTryAt
}
