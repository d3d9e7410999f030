import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { errorToast } from '#components/feedback/error-toast.ts'
import { runPendingActions } from '#data/posts/run-pending-actions.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'

/**
 * Sends the actions that wait for a connection, and shows a notice when the first one has to wait
 * (docs/spec/post-actions.md#a-toggle-waits-for-the-connection).
 */
export function PendingActions() {
  const t = useText()
  const client = useQueryClient()
  const onWaiting = useEffectEvent(() => void toast(t('pending_action.waiting')))
  const onRefused = useEffectEvent((error: unknown) => errorToast(error, t))
  useEffect(
    () => runPendingActions(client, { onWaiting: () => onWaiting(), onRefused: (error) => onRefused(error) }),
    [client],
  )
  return null
}
