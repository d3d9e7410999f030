import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { errorText } from '#components/feedback/error-text.ts'
import { runWishes } from '#data/posts/run-wishes.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'

/** Sends what was liked, reposted, bookmarked or reacted to without a connection, and says that it waits. */
export function KeptWishes() {
  const t = useText()
  const client = useQueryClient()
  const onKept = useEffectEvent(() => void toast(t('wish.kept')))
  const onRefused = useEffectEvent((error: unknown) => void toast(errorText(error, t), { tone: 'error' }))
  useEffect(
    () => runWishes(client, { onKept: () => onKept(), onRefused: (error) => onRefused(error) }),
    [client],
  )
  return null
}
