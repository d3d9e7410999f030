import { boolean, nullish, object } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Relationship } from '../entities/relationship.ts'

/** Again to change what is shown; what is not said is shown (contract 1.2). */
export const followAccount = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/:id/follow',
  access: 'required',
  body: object({ reblogs: nullish(boolean()), replies: nullish(boolean()) }),
  returns: Relationship,
})

/** Also takes back a request. */
export const unfollowAccount = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/:id/unfollow',
  access: 'required',
  returns: Relationship,
})

/** Nothing happens where there is nobody to remove. */
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
