/** Requests to follow, received and sent (docs/server/relationships.md#follow-requests). */
import { object } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { Relationship } from '../entities/relationship.ts'
import { cursor } from '../paging.ts'
import { wholeListOf } from '../tolerant.ts'

/** Lists the accounts that ask to follow the viewer, the latest first. */
export const listFollowRequests = endpoint({
  method: 'GET',
  path: '/api/v1/follow_requests',
  access: 'required',
  query: object(cursor),
  returns: wholeListOf(Account),
  paged: 'link',
})

/** Lists the accounts that the viewer asked and that have not answered, the latest first. */
export const listOutgoingFollowRequests = endpoint({
  method: 'GET',
  path: '/api/v1/follow_requests/outgoing',
  access: 'required',
  since: '4.19',
  query: object(cursor),
  returns: wholeListOf(Account),
  paged: 'link',
})

/** Accepts a request. `id` is the account that asked. */
export const acceptFollowRequest = endpoint({
  method: 'POST',
  path: '/api/v1/follow_requests/:id/authorize',
  access: 'required',
  returns: Relationship,
})

export const rejectFollowRequest = endpoint({
  method: 'POST',
  path: '/api/v1/follow_requests/:id/reject',
  access: 'required',
  returns: Relationship,
})
