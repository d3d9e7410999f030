/**
 * Chooses the words for an error. Those for refusals of the server are many and load after the first post
 * (`refusals.ts`) (docs/spec/conventions.md#error-texts,
 * docs/spec/conventions.md#the-servers-words).
 */
import { ApiError, isTokenRefused } from '#data/connection/api-error.ts'
import { type TextKey, type Translate, useText } from '#i18n/i18n.ts'
import { createStore, useStore } from '#platform/storage/store.ts'
import { useTimed } from '#platform/time/clock.ts'
import { serverNow } from '#platform/time/server-time.ts'
import { waitText } from './wait-text.ts'

/** Our words for a refusal. They are exact where they say all that the server says. */
export interface RefusalText {
  key: TextKey
  isExact: boolean
}

/** Returns our words for a refusal; null for one that has none. */
type FindRefusal = (refusal: ApiError) => RefusalText | null

/** Holds what `refusals.ts` knows, once it has loaded. */
export const refusalTexts = createStore<FindRefusal | null>(null)

/** Makes the texts for refusals available. Until then a refusal is shown in the words of the server. */
export function registerRefusalTexts(find: FindRefusal): void {
  refusalTexts.set(find)
}

/**
 * Returns the sentence that says what went wrong, in the language of the reader, and behind it what the
 * server says, unless ours say just that.
 */
export function errorText(error: unknown, t: Translate, findRefusal = refusalTexts.current()): string {
  if (!(error instanceof ApiError)) return t('error.unexpected')
  const refusal = findRefusal?.(error)
  const own = ownText(error, refusal?.key, t)
  const isExact = refusal ? refusal.isExact : isTokenRefused(error)
  return isExact ? own : withServerWords(own, error, t) || t('error.refused', { status: error.status })
}

/** Returns our words for an error; an empty text where we have none. */
function ownText(error: ApiError, refusalKey: TextKey | undefined, t: Translate): string {
  const { kind, status } = error
  if (kind === 'unreachable') return t('error.unreachable')
  if (kind === 'unreadable') return t(refusalKey ?? 'error.unreadable')
  if (isTokenRefused(error)) return t('error.session_ended')
  const wait = waitText(error, serverNow(), t)
  if (wait !== null) {
    return `${status === 429 ? t('error.too_many_requests') : t('error.server_busy', { status })} ${wait}`
  }
  if (status >= 500) return t('error.server', { status })
  return refusalKey ? t(refusalKey) : ''
}

/** Returns our words for an error with those of the server behind them, where it has said any. */
export function withServerWords(own: string, error: unknown, t: Translate): string {
  const words = error instanceof ApiError ? error.words : null
  return words === null ? own : `${own} ${t('error.server_says', { words })}`.trim()
}

/**
 * Returns the text of an error that stays on the screen. It changes once the texts for refusals have loaded,
 * and while the time to wait passes.
 */
export function useErrorText(error: unknown): string {
  const t = useText()
  useWaitText(error)
  return errorText(error, t, useStore(refusalTexts))
}

/**
 * Returns the sentence that says when to try again; null where the server says nothing of that. It follows
 * the time.
 */
export function useWaitText(error: unknown): string | null {
  const t = useText()
  return useTimed((now) => waitText(error, now, t) ?? '') || null
}
