/** Calls for administrators (docs/server/administration.md#calls). */
import { endpoint } from '../endpoint.ts'

/** Deletes any post with all replies to it. Needs the permission `delete_any_post`. */
export const deletePostAsAdmin = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/posts/:id',
  access: 'required',
})
