/**
 * Decides what the follow button does, and what became of a request
 * (docs/spec/relationships.md#follow-button, docs/spec/relationships.md#following).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { isRemote } from './handle.ts'

export type FollowAction = 'follow' | 'cancel-request' | 'unfollow'

/** Returns what a press on the follow button does. */
export function followAction({
  following,
  requested,
}: Pick<Relationship, 'following' | 'requested'>): FollowAction {
  if (requested) return 'cancel-request'
  return following ? 'unfollow' : 'follow'
}

/** Returns whether a request may still be accepted. */
export const isWaiting = ({ following, requested }: Pick<Relationship, 'following' | 'requested'>): boolean =>
  requested && !following

/**
 * Returns whether the last request was declined. The server says so until one is accepted, also while one
 * asks again.
 */
export const isDeclined = ({
  following,
  requested,
  rejected_by,
}: Pick<Relationship, 'following' | 'requested' | 'rejected_by'>): boolean =>
  rejected_by && !following && !requested

/**
 * Returns whether a request still waits although its account is not locked any more: this server accepts a
 * new request at once, but not one from before (docs/spec/relationships.md#requests-that-outlive-the-lock).
 */
export const outlivesLock = (
  account: Pick<Account, 'locked' | 'acct' | 'username'>,
  { following, requested }: Pick<Relationship, 'following' | 'requested'>,
): boolean => requested && !following && !account.locked && !isRemote(account)
