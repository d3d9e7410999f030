import { nullish, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Notification } from '../entities/notification.ts'
import { cursor } from '../paging.ts'
import { wholeListOf } from '../tolerant.ts'

/**
 * Lists the notifications, newest first. There are no filters. `min_id` asks for the oldest ones above it,
 * since 4.18 (docs/server/notifications.md#list-of-notifications,
 * docs/spec/calls.md#calls-for-notifications).
 */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications',
  access: 'required',
  query: object({ ...cursor, min_id: nullish(string()) }),
  returns: wholeListOf(Notification),
  paged: 'link',
})

/** Deletes all notifications. One alone cannot be deleted. */
export const clearNotifications = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/clear',
  access: 'required',
  returns: object({}),
})
