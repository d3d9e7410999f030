import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '#components/feedback/error-text.ts'
import { errorOf } from '#data/connection/failure.ts'
import { showPublishedHere } from '#data/posts/published.ts'
import type { OutboxEvents } from '#data/writing/outbox.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'
import { announceSent } from '../announce-sent.ts'
import { stoppedText } from './use-reason.ts'

/** Says how it went with what waited, wherever its author is now. */
export function useOutboxEvents(): OutboxEvents {
  const t = useText()
  const client = useQueryClient()
  return {
    onSent: (post, entry) => {
      showPublishedHere(client, post)
      announceSent(post, entry, t)
    },
    onStopped: (entry) => {
      const reason = entry.problem ? errorText(errorOf(entry.problem), t) : ''
      toast(stoppedText(entry, reason, t), { tone: 'error' })
    },
  }
}
