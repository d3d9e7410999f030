/**
 * Writes the viewer's relationship to an account, which need not exist
 * (docs/server/relationships.md#relationship).
 */
import type { AccountRecord } from '../world/records.ts'
import { isSubscribed } from '../world/subscriptions.ts'
import type { View } from './view.ts'

export function presentRelationship(viewer: AccountRecord, id: string, { world }: View) {
  const follow = world.follows.get(viewer.id, id)
  const request = world.followRequests.get(viewer.id, id)
  const wish = follow ?? request
  const isMuting = world.mutes.has(viewer.id, id)
  return {
    id,
    following: follow !== undefined,
    followed_by: world.follows.has(id, viewer.id),
    requested: request?.state === 'pending',
    requested_by: world.followRequests.get(id, viewer.id)?.state === 'pending',
    rejected_by: world.rejections.has(viewer.id, id),
    subscription_to: isSubscribed(world, viewer.id, id),
    subscription_from: isSubscribed(world, id, viewer.id),
    showing_reblogs: wish?.reblogs ?? true,
    showing_replies: wish?.replies ?? true,
    muting: isMuting,
    muting_notifications: isMuting,
    blocking: false,
    blocked_by: false,
    domain_blocking: false,
    notifying: false,
    endorsed: false,
    languages: [],
    note: '',
  }
}
