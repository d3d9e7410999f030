/** Lists and clears the viewer's notifications (docs/server/notifications.md#list-of-notifications). */
import { clearNotifications, listNotifications } from '#contract/endpoints/notifications.ts'
import { serialCursor, takePage } from '../paging.ts'
import { isAtLeast } from '../policies/version.ts'
import { isSent, presentNotification } from '../presenters/notification.ts'
import { serve } from '../serve.ts'
import { isMuted } from '../world/visibility.ts'

export const notifications = [
  serve(
    listNotifications,
    ({ world, viewer, view, query }) => {
      const below = serialCursor(query.max_id, Number.POSITIVE_INFINITY)
      const min_id = isAtLeast(world, '4.18') ? query.min_id : null
      const above = serialCursor(min_id, 0)
      const concerned = world.notifications.filter(
        (notification) =>
          notification.recipient_id === viewer.id &&
          notification.id < below &&
          notification.id > above &&
          !isMuted(world, viewer, notification.sender_id) &&
          isSent(notification, world),
      )
      // `min_id` selects the oldest notifications above it, and they are still sent newest first.
      const hasMinimum = min_id !== undefined && min_id !== null
      const chosen = hasMinimum ? concerned.slice(0, query.limit ?? 20) : concerned
      return takePage(chosen.toReversed(), query, {
        cursor: ({ id }) => String(id),
        present: (notification) => presentNotification(notification, view),
      })
    },
    { cursor: 'serial' },
  ),

  serve(clearNotifications, ({ world, viewer }) => {
    world.notifications = world.notifications.filter(({ recipient_id }) => recipient_id !== viewer.id)
    return {}
  }),
]
