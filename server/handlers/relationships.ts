/** Answers and changes the viewer's relationships to others (docs/server/relationships.md#calls). */
import {
  followAccount,
  muteAccount,
  removeFollower,
  unfollowAccount,
  unmuteAccount,
} from '#contract/endpoints/account-actions.ts'
import { listRelationships } from '#contract/endpoints/relationships.ts'
import { presentRelationship } from '../presenters/relationship.ts'
import { invalid } from '../refusal.ts'
import { serve } from '../serve.ts'
import type { AccountRecord } from '../world/records.ts'
import { askToFollow, mute, removeFollow, unfollow } from '../world/relations.ts'
import { shuffle } from '../world/shuffle.ts'
import type { World } from '../world/world.ts'
import { profileOf } from './accounts.ts'

export const relationships = [
  serve(listRelationships, ({ world, viewer, view, query }) => {
    const ids = [...new Set(query.id)]
    // The real server answers in the order of a hash map.
    return shuffle(ids, world.random).map((id) => presentRelationship(viewer, id, view))
  }),

  serve(
    followAccount,
    ({ world, viewer, view, params, body }) => {
      const target = otherPerson(world, viewer, params.id)
      const wish = { reblogs: body.reblogs ?? true, replies: body.replies ?? true }
      askToFollow(world, viewer, target, wish)
      return presentRelationship(viewer, target.id, view)
    },
    { encoding: 'JF', isBodyOptional: true },
  ),

  serve(unfollowAccount, ({ world, viewer, view, params }) => {
    const target = profileOf(world, params.id)
    unfollow(world, viewer, target)
    return presentRelationship(viewer, target.id, view)
  }),

  serve(removeFollower, ({ world, viewer, view, params }) => {
    const follower = profileOf(world, params.id)
    removeFollow(world, follower, viewer)
    return presentRelationship(viewer, follower.id, view)
  }),

  serve(muteAccount, ({ world, viewer, view, params }) => {
    const target = otherPerson(world, viewer, params.id)
    mute(world, viewer, target)
    return presentRelationship(viewer, target.id, view)
  }),

  serve(unmuteAccount, ({ world, viewer, view, params }) => {
    const target = profileOf(world, params.id)
    world.mutes.delete(viewer.id, target.id)
    return presentRelationship(viewer, target.id, view)
  }),
]

function otherPerson(world: World, viewer: AccountRecord, id: string): AccountRecord {
  const target = profileOf(world, id)
  if (target.id === viewer.id) throw invalid('target is current user')
  return target
}
