/** Who liked, reposted and reacted to a post (contract 1.4). */
import { object } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { ReactionWithPeople } from '../entities/reaction.ts'
import { cursor } from '../paging.ts'
import { listOf } from '../tolerant.ts'

/** Fewer than `favourites_count` says: likes of this server's people are private. Guests are told of nobody. */
export const listLikers = endpoint({
  method: 'GET',
  path: '/api/v1/statuses/:id/favourited_by',
  access: 'optional',
  query: object(cursor),
  returns: listOf(Account),
  paged: 'link',
})

/** Guests are told of nobody. */
export const listReposters = endpoint({
  method: 'GET',
  path: '/api/v1/statuses/:id/reblogged_by',
  access: 'optional',
  query: object(cursor),
  returns: listOf(Account),
  paged: 'link',
})

export const listReactions = endpoint({
  method: 'GET',
  path: '/api/v1/pleroma/statuses/:id/reactions',
  access: 'required',
  returns: listOf(ReactionWithPeople),
})
