/** Finds the words for what went wrong. What servers refuse has many, which load after the first post (`refusals.ts`). */
import { useSyncExternalStore } from 'react'
import { ApiError, isTokenRefused } from '#data/connection/api-error.ts'
import { type TextKey, type Translate, useText } from '#i18n/i18n.ts'

type FindKey = (refused: ApiError) => TextKey | null

let findKey: FindKey | null = null
const listeners = new Set<() => void>()

/** Takes the words for refusals, once they are here; before that a refusal is told in those of the server. */
export function learnRefusals(find: FindKey): void {
  findKey = find
  for (const tell of listeners) tell()
}

export function errorText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('error.unexpected')
  const { kind, status, message, retryAfter } = error
  if (kind === 'unreachable') return t('error.unreachable')
  if (kind === 'unreadable') return t('error.unreadable')
  if (isTokenRefused(error)) return t('error.session_ended')
  if (status === 429) return waitText(retryAfter, t)
  if (status >= 500) return t('error.server', { status })
  const known = findKey?.(error)
  return known ? t(known) : t('error.refused', { message })
}

const waitText = (seconds: number | null, t: Translate) =>
  seconds === null ? t('error.too_many_requests') : t('error.too_many_requests_wait', { seconds })

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

/** Returns the same for what stays on the screen: it is said anew once the words are here. */
export function useErrorText(error: unknown): string {
  const t = useText()
  useSyncExternalStore(subscribe, () => findKey)
  return errorText(error, t)
}
