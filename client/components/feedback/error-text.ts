/**
 * Chooses the words for an error. Those for refusals of the server are many and load after the first post
 * (`refusals.ts`) (docs/spec/conventions.md#error-texts).
 */
import { ApiError, isTokenRefused } from '#data/connection/api-error.ts'
import { type TextKey, type Translate, useText } from '#i18n/i18n.ts'
import { useTimed } from '#platform/clock.ts'
import { serverNow } from '#platform/server-time.ts'
import { createStore, useStore } from '#platform/store.ts'
import { waitText } from './wait-text.ts'

/** Returns the text for a refusal; null for one that has none. */
type FindRefusalKey = (refusal: ApiError) => TextKey | null

const refusalTexts = createStore<FindRefusalKey | null>(null)

/** Makes the texts for refusals available. Until then a refusal is shown in the words of the server. */
export function registerRefusalTexts(find: FindRefusalKey): void {
  refusalTexts.set(find)
}

/** Returns the sentence that says what went wrong, in the language of the reader. */
export function errorText(error: unknown, t: Translate, findRefusalKey = refusalTexts.current()): string {
  if (!(error instanceof ApiError)) return t('error.unexpected')
  const { kind, status, message } = error
  if (kind === 'unreachable') return t('error.unreachable')
  if (kind === 'unreadable') return t('error.unreadable')
  if (isTokenRefused(error)) return t('error.session_ended')
  const wait = waitText(error, serverNow(), t)
  if (wait !== null) {
    return `${status === 429 ? t('error.too_many_requests') : t('error.server_busy', { status })} ${wait}`
  }
  if (status >= 500) return t('error.server', { status })
  const key = findRefusalKey?.(error)
  return key ? t(key) : t('error.refused', { message })
}

/**
 * Returns the text of an error that stays on the screen. It changes once the texts for refusals have loaded, and while the
 * time to wait passes.
 */
export function useErrorText(error: unknown): string {
  const t = useText()
  useWaitText(error)
  return errorText(error, t, useStore(refusalTexts))
}

/** Returns the sentence that says when to try again; null where the server says nothing of that. It follows the time. */
export function useWaitText(error: unknown): string | null {
  const t = useText()
  return useTimed((now) => waitText(error, now, t) ?? '') || null
}
