/** Calls for administrators (docs/server/administration.md#calls). */
import { endpoint } from '../endpoint.ts'

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
