import { boolean, nullish, object, string, union } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { SearchResults } from '../entities/search.ts'
import { limit, offset } from '../paging.ts'
import { listOf } from '../tolerant.ts'

/** By a part of the address, never by the display name (contract 1.2.2). Guests are told of two at most. */
export const searchAccounts = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/search',
  access: 'optional',
  query: object({ q: string(), resolve: nullish(union([boolean(), string()])), limit, offset }),
  returns: listOf(Account),
})

/**
 * What `q` looks like decides what is looked for, and only that is found: an address, `#tag`, `>words`, a URL, a key
 * (contract 1.10.1). `type` `accounts` or `statuses` looks for these alone, with `q` as it is.
 */
export const searchEverything = endpoint({
  method: 'GET',
  path: '/api/v2/search',
  access: 'required',
  query: object({ q: string(), type: nullish(string()), limit, offset }),
  returns: SearchResults,
})

/** Everybody of this server, or with `local: false` everybody known; `active` ones first, or by name. */
export const listDirectory = endpoint({
  method: 'GET',
  path: '/api/v1/directory',
  access: 'required',
  query: object({
    order: nullish(string()),
    local: nullish(union([boolean(), string()])),
    limit,
    offset,
  }),
  returns: listOf(Account),
})
