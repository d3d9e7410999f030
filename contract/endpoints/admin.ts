/** What only administrators may do (contract 1.12). */
import { endpoint } from '../endpoint.ts'

/** Anybody's post, with all replies to it. Needs the permission `delete_any_post`. */
export const deletePostAsAdmin = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/posts/:id',
  access: 'required',
})
