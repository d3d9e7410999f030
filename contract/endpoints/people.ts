/** Lists of people: who follows whom, who pays, who is muted (contract 1.2, 1.3). */
import { boolean, nullish, object, string, union } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { Subscription } from '../entities/subscription.ts'
import { cursor } from '../paging.ts'
import { listOf } from '../tolerant.ts'

/** Empty for everybody but the viewer, whatever `followers_count` says. */
export const listFollowers = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/:id/followers',
  access: 'required',
  query: object(cursor),
  returns: listOf(Account),
  paged: 'link',
})

/** Empty for everybody but the viewer, whatever `following_count` says. */
export const listFollowing = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/:id/following',
  access: 'required',
  query: object(cursor),
  returns: listOf(Account),
  paged: 'link',
})

/** Empty for everybody but the viewer. Before 5.7 no header names the next page. */
export const listSubscribers = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/:id/subscribers',
  access: 'required',
  query: object({ ...cursor, include_expired: nullish(union([boolean(), string()])) }),
  returns: listOf(Subscription),
  paged: 'link',
})

export const listMutedAccounts = endpoint({
  method: 'GET',
  path: '/api/v1/mutes',
  access: 'required',
  query: object(cursor),
  returns: listOf(Account),
  paged: 'link',
})
