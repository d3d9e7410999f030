/** The other accounts of a person (docs/server/settings.md#aliases). */
import { object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Aliases } from '../entities/aliases.ts'

/** Lists the aliases of an account (docs/server/accounts.md#aliases-of-an-account). */
export const listAliases = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/:id/aliases/all',
  access: 'none',
  returns: Aliases,
})

/**
 * Declares another account as one's own. `acct` must be known here and belong to another server
 * (docs/server/settings.md#add-an-alias, docs/spec/calls.md#calls-for-settings-and-the-account).
 */
export const addAlias = endpoint({
  method: 'POST',
  path: '/api/v1/settings/aliases',
  access: 'required',
  body: object({ acct: string() }),
  returns: Aliases,
})

/**
 * Takes an alias back. `actor_id` is the `id` in `declared_all` (docs/server/settings.md#remove-an-alias).
 */
export const removeAlias = endpoint({
  method: 'POST',
  path: '/api/v1/settings/aliases/remove',
  access: 'required',
  body: object({ actor_id: string() }),
  returns: Aliases,
})
