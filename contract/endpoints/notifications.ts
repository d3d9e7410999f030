import { nullish, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Notification } from '../entities/notification.ts'
import { cursor } from '../paging.ts'
import { listOf } from '../tolerant.ts'

/** Newest first, of every type: there are no filters; `min_id` asks for the oldest ones above it, where the server has it (contract 1.9). */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications',
  access: 'required',
  query: object({ ...cursor, min_id: nullish(string()) }),
  returns: listOf(Notification),
  paged: 'link',
})

/** Deletes all of them; there is no way to delete one. */
export const clearNotifications = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/clear',
  access: 'required',
  returns: object({}),
})
