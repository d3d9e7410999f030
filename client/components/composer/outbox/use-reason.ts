import { toldRefusal } from '#components/feedback/told-refusal.ts'
import { errorOf } from '#data/connection/failure.ts'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import { type Failure, isTemporary } from '#domain/retry.ts'
import { type Translate, useText } from '#i18n/i18n.ts'
import { useOnline } from '#platform/online.ts'

/** Why a post is not out yet, and what happens next. */
export function useReason({ state, problem }: OutboxEntry): string {
  const t = useText()
  const isOnline = useOnline()
  if (state === 'waiting' && !isOnline) return t('outbox.offline')
  return problem ? waitingText(problem, t) : t('outbox.thought_again')
}

/** Says that a post does not go out, as far as anybody knows; `reason` says why. */
export const stoppedText = ({ draft }: Pick<OutboxEntry, 'draft'>, reason: string, t: Translate) =>
  draft.tried === null
    ? `${t('outbox.stopped')} ${reason}`
    : `${t('outbox.stopped_tried')} ${reason} ${t('outbox.perhaps_published')}`

/** Says why a try failed. Nobody has to try again where it is done by itself. */
export function waitingText(problem: Failure, t: Translate): string {
  if (problem.kind === 'file') return t('outbox.file')
  return isTemporary(problem)
    ? `${passingText(problem, t)} ${t('outbox.by_itself')}`
    : toldRefusal(errorOf(problem), t)
}

function passingText({ kind, status, words }: Failure, t: Translate): string {
  if (kind === 'unreachable') return t('outbox.unreachable')
  if (kind === 'unreadable') return t('outbox.unreadable')
  if (status === 429) return t('outbox.patience')
  const own = t('outbox.server', { status })
  return words === undefined ? own : `${own} ${t('error.server_says', { words })}`
}
