/** Taking follows and followers along to another account (docs/server/settings.md#aliases-and-moving). */
import { object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { AddressList } from '../entities/address-list.ts'

/** Returns the addresses of those whom the viewer follows, one a line (docs/server/settings.md#export). */
export const exportFollows = endpoint({
  method: 'GET',
  path: '/api/v1/settings/export_follows',
  access: 'required',
  format: 'csv',
  returns: AddressList,
})

/** Returns the addresses of those who follow the viewer, one a line. */
export const exportFollowers = endpoint({
  method: 'GET',
  path: '/api/v1/settings/export_followers',
  access: 'required',
  format: 'csv',
  returns: AddressList,
})

/**
 * Follows everybody in a list, in the background. At most 500 addresses at once; one that is malformed
 * refuses them all (docs/server/settings.md#import-follows).
 */
export const importFollows = endpoint({
  method: 'POST',
  path: '/api/v1/settings/import_follows',
  access: 'required',
  body: object({ follows_csv: string() }),
})

/**
 * Brings followers of an alias here, in the background. The viewer needs an identity proof
 * (docs/server/settings.md#import-followers).
 */
export const importFollowers = endpoint({
  method: 'POST',
  path: '/api/v1/settings/import_followers',
  access: 'required',
  body: object({ from_actor_id: string(), followers_csv: string() }),
  returns: Account,
})

/**
 * Sends all followers to an account that has the viewer as an alias (docs/server/settings.md#move-followers).
 */
export const moveFollowers = endpoint({
  method: 'POST',
  path: '/api/v1/settings/move_followers',
  access: 'required',
  body: object({ target_acct: string() }),
  returns: Account,
})
