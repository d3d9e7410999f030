/** Says when something can be tried again (docs/spec/conventions.md#waiting-times). */
import { ApiError } from '#data/connection/api-error.ts'
import { timeLeft } from '#domain/waiting-time.ts'
import type { TextKey, Translate } from '#i18n/i18n.ts'

const UNITS = {
  second: 'wait.second',
  minute: 'wait.minute',
  hour: 'wait.hour',
} as const satisfies Record<string, TextKey>

/** Returns what is left of a wait in words, such as "5 minutes"; null when it is over. */
export function timeLeftText(seconds: number, since: number, now: number, t: Translate): string | null {
  const { unit, count } = timeLeft(seconds, since, now)
  return count === 0 ? null : t(UNITS[unit], { count })
}

/**
 * Returns the sentence that says when to try again after a refusal; null where the server says nothing of
 * that.
 */
export function waitText(error: unknown, now: number, t: Translate): string | null {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return null
  const { status, retryAfter, receivedAt } = error
  if (status !== 429 && (status < 500 || retryAfter === null)) return null
  if (retryAfter === null) return t('wait.unknown')
  const time = timeLeftText(retryAfter, receivedAt, now, t)
  return time === null ? t('wait.over') : t('wait.left', { time })
}
