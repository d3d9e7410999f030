/**
 * Chooses the words for an error. Those for refusals of the server are many and load after the first post
 * (`refusals.ts`) (docs/spec/conventions.md#error-texts).
 */
import { ApiError, isTokenRefused } from '#data/connection/api-error.ts'
import { type TextKey, type Translate, useText } from '#i18n/i18n.ts'
import { createStore, useStore } from '#platform/store.ts'

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
  const { kind, status, message, retryAfter } = error
  if (kind === 'unreachable') return t('error.unreachable')
  if (kind === 'unreadable') return t('error.unreadable')
  if (isTokenRefused(error)) return t('error.session_ended')
  if (status === 429) return waitText(retryAfter, t)
  if (status >= 500) return t('error.server', { status })
  const key = findRefusalKey?.(error)
  return key ? t(key) : t('error.refused', { message })
}

const waitText = (seconds: number | null, t: Translate) =>
  seconds === null ? t('error.too_many_requests') : t('error.too_many_requests_wait', { seconds })

/** Returns the text of an error that stays on the screen; it changes once the texts for refusals have loaded. */
export function useErrorText(error: unknown): string {
  return errorText(error, useText(), useStore(refusalTexts))
}
