import { boolean, nullish, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { SearchResults } from '../entities/search.ts'
import { limit, offset } from '../paging.ts'
import { wholeListOf } from '../tolerant.ts'

/**
 * Finds accounts by a part of their address, not by their display name. Guests get two at most
 * (docs/server/search.md#account-search, docs/spec/calls.md#calls-for-searching).
 */
export const searchAccounts = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/search',
  access: 'optional',
  query: object({ q: string(), resolve: nullish(boolean()), limit, offset }),
  returns: wholeListOf(Account),
})

/**
 * Searches for one kind of thing, which the shape of `q` decides: an address, `#tag`, `>words`, a URL or a
 * key (docs/server/search.md#general-search). With `type` `accounts` or `statuses` it searches for these,
 * with `q` as it is.
 */
export const searchEverything = endpoint({
  method: 'GET',
  path: '/api/v2/search',
  access: 'required',
  query: object({ q: string(), type: nullish(string()), limit, offset }),
  returns: SearchResults,
})

/**
 * Lists the people of this server or, with `local: false`, all known people: the most active first, or by
 * name.
 */
export const listDirectory = endpoint({
  method: 'GET',
  path: '/api/v1/directory',
  access: 'required',
  query: object({
    order: nullish(string()),
    local: nullish(boolean()),
    limit,
    offset,
  }),
  returns: wholeListOf(Account),
})
