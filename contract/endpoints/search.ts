import { boolean, integer, minValue, nullish, number, object, pipe, string, transform, union } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { cursor } from '../paging.ts'
import { listOf } from '../tolerant.ts'

/** How many to leave out; as text when it comes out of a query string. */
const offset = nullish(pipe(union([number(), pipe(string(), transform(Number))]), integer(), minValue(0)))

/** By a part of the address, never by the display name (contract 1.2.2). Guests are told of two at most. */
export const searchAccounts = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/search',
  access: 'optional',
  query: object({ q: string(), resolve: nullish(union([boolean(), string()])), limit: cursor.limit, offset }),
  returns: listOf(Account),
})
