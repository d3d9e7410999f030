/** What happened to the viewer (contract 1.9). */
import { listNotifications } from '#contract/endpoints/notifications.ts'
import { serialCursor, takePage } from '../paging.ts'
import { isMuted } from '../policies/visibility.ts'
import { presentNotification } from '../presenters/notification.ts'
import { serve } from '../serve.ts'

export const notifications = [
  serve(listNotifications, ({ world, viewer, view, query }) => {
    const below = serialCursor(query.max_id, Number.POSITIVE_INFINITY)
    const above = serialCursor(query.min_id, 0)
    const concerned = world.notifications.filter(
      ({ id, recipient_id, sender_id }) =>
        recipient_id === viewer.id && id < below && id > above && !isMuted(world, viewer, sender_id),
    )
    // `min_id` takes the oldest ones above it, and still sends them newest first.
    const hasMinimum = query.min_id !== undefined && query.min_id !== null
    const chosen = hasMinimum ? concerned.slice(0, query.limit ?? 20) : concerned
    return takePage(chosen.toReversed(), query, {
      cursor: ({ id }) => String(id),
      present: (notification) => presentNotification(notification, view),
    })
  }),
]
