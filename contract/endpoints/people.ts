/**
 * Lists of people: followers, subscribers, muted accounts (docs/server/relationships.md#lists-of-followers,
 * docs/spec/calls.md#calls-for-people).
 */
import { boolean, nullish, object } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { Subscription } from '../entities/subscription.ts'
import { cursor } from '../paging.ts'
import { wholeListOf } from '../tolerant.ts'

/** Lists the followers of the viewer. The list of anybody else is empty, whatever `followers_count` says. */
export const listFollowers = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/:id/followers',
  access: 'required',
  query: object(cursor),
  returns: wholeListOf(Account),
  paged: 'link',
})

/**
 * Lists the accounts that the viewer follows. The list of anybody else is empty, whatever `following_count`
 * says.
 */
export const listFollowing = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/:id/following',
  access: 'required',
  query: object(cursor),
  returns: wholeListOf(Account),
  paged: 'link',
})

/**
 * Lists the subscribers of the viewer. The list of anybody else is empty. Before 5.7 there is no Link header.
 */
export const listSubscribers = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/:id/subscribers',
  access: 'required',
  query: object({ ...cursor, include_expired: nullish(boolean()) }),
  returns: wholeListOf(Subscription),
  paged: 'link',
})

export const listMutedAccounts = endpoint({
  method: 'GET',
  path: '/api/v1/mutes',
  access: 'required',
  query: object(cursor),
  returns: wholeListOf(Account),
  paged: 'link',
})
