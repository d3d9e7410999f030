import { errorText, withServerWords } from '#components/feedback/error-text.ts'
import { findRefusal } from '#components/feedback/refusals.ts'
import { timeLeftText } from '#components/feedback/wait-text.ts'
import { errorOf } from '#data/connection/failure.ts'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import { type Failure, isTemporary } from '#domain/retry.ts'
import { type Translate, useText } from '#i18n/i18n.ts'
import { useOnline } from '#platform/network/online.ts'
import { useTimed } from '#platform/time/clock.ts'

/** Why a post is not out yet, and what happens next. */
export function useReason({ state, problem, lastTryAt, nextTryAt }: OutboxEntry): string {
  const t = useText()
  const isOnline = useOnline()
  // A pause that the server asked for is kept to its end.
  const pause = problem?.retryAfter == null ? 0 : (nextTryAt - lastTryAt) / 1000
  const left = useTimed((now) => timeLeftText(pause, lastTryAt, now, t) ?? '')
  if (state === 'waiting' && !isOnline) return t('outbox.offline')
  return problem ? waitingText(problem, left, t) : t('outbox.thought_again')
}

/** Says that a post does not go out, as far as anybody knows; `reason` says why. */
export const stoppedText = ({ draft }: Pick<OutboxEntry, 'draft'>, reason: string, t: Translate) =>
  draft.tried === null
    ? `${t('outbox.stopped')} ${reason}`
    : `${t('outbox.stopped_tried')} ${reason} ${t('outbox.perhaps_published')}`

/**
 * Says why a try failed. Nobody has to try again where it is done by itself: `left` is the time until then,
 * if it is known.
 */
export function waitingText(problem: Failure, left: string, t: Translate): string {
  if (problem.kind === 'file') return t('outbox.file')
  if (!isTemporary(problem)) return errorText(errorOf(problem), t, findRefusal)
  const next = left === '' ? t('outbox.by_itself') : t('outbox.by_itself_in', { time: left })
  return `${passingText(problem, t)} ${next}`
}

function passingText(problem: Failure, t: Translate): string {
  const { kind, status } = problem
  if (kind === 'unreachable') return t('outbox.unreachable')
  if (kind === 'unreadable') return t('outbox.unreadable')
  const own = status === 429 ? t('outbox.patience') : t('outbox.server', { status })
  return withServerWords(own, errorOf(problem), t)
}
