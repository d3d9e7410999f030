import { boolean, nullish, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { Post } from '../entities/post.ts'
import { cursor } from '../paging.ts'
import { wholeListOf } from '../tolerant.ts'

/**
 * Finds an account by `name` or `name@host`, case-sensitive, without a leading @
 * (docs/server/accounts.md#lookup, docs/spec/lists.md#booleans-of-a-list,
 * docs/spec/calls.md#calls-for-people).
 */
export const lookupAccount = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/lookup',
  access: 'none',
  query: object({ acct: string() }),
  returns: Account,
})

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/:id',
  access: 'none',
  returns: Account,
})

const filter = nullish(boolean())

/**
 * Lists the posts of an account. Always send `exclude_replies`: its default depends on the version
 * (docs/server/timelines.md#posts-of-an-account).
 */
export const listAccountPosts = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/:id/statuses',
  access: 'optional',
  query: object({
    ...cursor,
    only_media: filter,
    exclude_replies: filter,
    exclude_reblogs: filter,
    pinned: filter,
  }),
  returns: wholeListOf(Post),
  paged: 'link',
})
