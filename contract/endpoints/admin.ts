/** Calls for administrators (docs/server/administration.md#calls). */
import { endpoint } from '../endpoint.ts'
import { AdminAccount } from '../entities/admin-account.ts'
import { wholeListOf } from '../tolerant.ts'

/** Deletes any post with all replies to it. Needs the permission `delete_any_post`. */
export const deletePostAsAdmin = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/posts/:id',
  access: 'required',
})

/**
 * Deletes any account, of this server or of another. Needs the permission `delete_any_profile`
 * (docs/spec/calls.md#calls-of-administrators-for-accounts).
 */
export const deleteAccountAsAdmin = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/accounts/:id',
  access: 'required',
})

/**
 * Lists all accounts of this server, the newest first, in one answer. Needs the permission
 * `delete_any_profile` (docs/server/administration.md#list-of-accounts).
 */
export const listAccountsAsAdmin = endpoint({
  method: 'GET',
  path: '/api/v2/admin/accounts',
  access: 'required',
  since: '5.9',
  returns: wholeListOf(AdminAccount),
})
