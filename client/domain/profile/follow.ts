/** Decides what the follow button does (docs/spec/relationships.md#follow-button). */
import type { Relationship } from '#contract/entities/relationship.ts'

export type FollowAction = 'follow' | 'cancel-request' | 'unfollow'

/** Returns what a press on the follow button does. */
export function followAction({
  following,
  requested,
}: Pick<Relationship, 'following' | 'requested'>): FollowAction {
  if (requested) return 'cancel-request'
  return following ? 'unfollow' : 'follow'
}
