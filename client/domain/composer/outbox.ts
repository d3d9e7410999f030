/** What becomes of a post that could not be sent: whether it waits, how long, and for what (experience "Write", contract 7.6). */
import type { Visibility } from '#contract/entities/post.ts'
import type { Draft, Tried } from './draft.ts'
import type { DraftContext } from './draft-key.ts'

/** Why a try failed, as it is kept. Two are no answer of the server's: a file is gone or no good, or we are broken. */
export interface Failure {
  kind: 'refused' | 'unreachable' | 'unreadable' | 'file' | 'broken'
  /** HTTP status; 0 without an answer. */
  status: number
  message: string
  /** Seconds the server wants to be left alone. */
  retryAfter: number | null
}

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

/** What may pass by itself is waited for. What the author has to change, is not. */
export function mayPass({ kind, status }: Pick<Failure, 'kind' | 'status'>): boolean {
  if (kind !== 'refused') return kind === 'unreachable' || kind === 'unreadable'
  return status === 408 || status === 429 || status >= 500
}

/** The session has ended; it is sent once its author has signed in again. */
export const wantsSignIn = ({ kind, status }: Pick<Failure, 'kind' | 'status'>) =>
  kind === 'refused' && status === 401

/** The server has thrown away files that waited too long for their post (contract 1.7); their bytes are still here. */
export const wantsFilesAgain = ({ kind, status, message }: Failure) =>
  kind === 'refused' && status === 404 && message === 'attachment not found'

const SHORTEST = 10_000
const LONGEST = 600_000

/** Longer from try to try, never all at the same moment, never before the server wants it. `chance` from 0 to 1. */
export function nextTryAt(tries: number, now: number, retryAfter: number | null, chance: number): number {
  const pause = Math.min(LONGEST, SHORTEST * 2 ** (tries - 1))
  return now + Math.max(pause * (1 + chance / 2), (retryAfter ?? 0) * 1000)
}

/** The entry after a try that failed. */
export function afterFailure(entry: OutboxEntry, problem: Failure, now: number, chance: number): OutboxEntry {
  const tries = entry.tries + 1
  return {
    ...entry,
    tries,
    problem,
    lastTryAt: now,
    state: mayPass(problem) || wantsSignIn(problem) ? 'waiting' : 'stopped',
    nextTryAt: nextTryAt(tries, now, problem.retryAfter, chance),
  }
}

/**
 * What counts as tried after a try that failed. Where the very first one was clearly refused, there is no post at the
 * server; after any other its author has to be told that there may be.
 */
export const triedAfter = (before: Tried | null, now: Tried | null, problem: Failure): Tried | null =>
  before === null && problem.kind === 'refused' && !mayPass(problem) ? null : now

/** Whether it is time. Since `betterSince` there is hope again: then only what the server asked for is still waited for. */
export function isDue(entry: OutboxEntry, now: number, betterSince: number): boolean {
  return entry.state !== 'stopped' && now >= dueAt(entry, betterSince)
}

export function dueAt({ state, lastTryAt, nextTryAt, problem }: OutboxEntry, betterSince: number): number {
  const mayHurry = state === 'waiting' && lastTryAt < betterSince && (problem?.retryAfter ?? null) === null
  return mayHurry ? betterSince : nextTryAt
}
