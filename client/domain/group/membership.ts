/**
 * Decides who is offered to write to a group (docs/spec/groups.md#who-may-write-to-a-group).
 */
import type { Account } from '#contract/entities/account.ts'
import type { Relationship } from '#contract/entities/relationship.ts'
import { mayCreatePost } from '../session/permission.ts'

/**
 * The thing that stands where one writes to a group:
 * - `write`: the editor
 * - `join`: only members are offered it
 * - `wait`: the request to join is not answered
 * - `nothing`: the viewer may not write at all, or nobody knows yet whether they are a member
 */
export type WritingPlace = 'write' | 'join' | 'wait' | 'nothing'

/** Returns what stands where one writes to a group. */
export function writingPlace(
  viewer: Pick<Account, 'role'> | null,
  relationship: Pick<Relationship, 'following' | 'requested'> | null,
): WritingPlace {
  if (!mayCreatePost(viewer) || relationship === null) return 'nothing'
  if (relationship.following) return 'write'
  return relationship.requested ? 'wait' : 'join'
}
