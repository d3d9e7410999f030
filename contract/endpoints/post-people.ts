/** People who liked, reposted or reacted to a post (docs/server/posts.md#who-liked). */
import { object } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { ReactionWithPeople } from '../entities/reaction.ts'
import { cursor } from '../paging.ts'
import { wholeListOf } from '../tolerant.ts'

/**
 * Lists people who liked a post, fewer than `favourites_count`: likes of people of this server are private.
 * Empty for guests.
 */
export const listLikers = endpoint({
  method: 'GET',
  path: '/api/v1/statuses/:id/favourited_by',
  access: 'optional',
  query: object(cursor),
  returns: wholeListOf(Account),
  paged: 'link',
})

/** Lists people who reposted a post. Empty for guests. */
export const listReposters = endpoint({
  method: 'GET',
  path: '/api/v1/statuses/:id/reblogged_by',
  access: 'optional',
  query: object(cursor),
  returns: wholeListOf(Account),
  paged: 'link',
})

export const listReactions = endpoint({
  method: 'GET',
  path: '/api/v1/pleroma/statuses/:id/reactions',
  access: 'required',
  returns: wholeListOf(ReactionWithPeople),
})
