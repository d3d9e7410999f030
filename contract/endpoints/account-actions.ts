import { boolean, nullish, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Relationship } from '../entities/relationship.ts'

/**
 * Follows an account, or changes what is shown of it. A flag that is not sent is true
 * (docs/server/relationships.md#follow, docs/spec/calls.md#calls-for-people).
 */
export const followAccount = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/:id/follow',
  access: 'required',
  body: object({ reblogs: nullish(boolean()), replies: nullish(boolean()) }),
  returns: Relationship,
})

/** Ends following, and takes back a request. */
export const unfollowAccount = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/:id/unfollow',
  access: 'required',
  returns: Relationship,
})

/** Removes a follower. Does nothing if the account does not follow. */
export const removeFollower = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/:id/remove_from_followers',
  access: 'required',
  returns: Relationship,
})

export const muteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/:id/mute',
  access: 'required',
  returns: Relationship,
})

export const unmuteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/:id/unmute',
  access: 'required',
  returns: Relationship,
})

/**
 * Lets the server fetch the latest or the pinned posts of somebody elsewhere, in the background. `collection`
 * is
 * `outbox`, which is the default, or `featured` (docs/server/accounts.md#load-activities,
 * docs/spec/calls.md#calls-of-administrators-for-accounts).
 */
export const loadActivities = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/:id/load_activities',
  access: 'required',
  body: object({ collection: nullish(string()) }),
})
