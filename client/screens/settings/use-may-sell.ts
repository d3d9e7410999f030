import { useInstance } from '#data/connection/instance.ts'
import { useViewer } from '#data/connection/session.ts'
import { mayManageSubscription } from '#domain/session/permission.ts'
import { offersSubscriptions } from '#domain/subscription/offered-kinds.ts'

/**
 * Returns whether the viewer may sell subscriptions here
 * (docs/spec/settings.md#subscriptions-in-the-settings).
 */
export function useMaySell(): boolean {
  const viewer = useViewer()
  return offersSubscriptions(useInstance()) && mayManageSubscription(viewer)
}
