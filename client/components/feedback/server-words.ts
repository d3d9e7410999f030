/**
 * Finds the server's own words for a page that says already what is missing
 * (docs/spec/conventions.md#the-servers-words).
 */
import { ApiError } from '#data/connection/api-error.ts'
import { useText } from '#i18n/i18n.ts'
import { useStore } from '#platform/storage/store.ts'
import { refusalTexts, withServerWords } from './error-text.ts'

/**
 * Returns what the server says of something that is not there, for a page that says so in its own words; null
 * where it says no more than that.
 */
export function useServerWords(error: unknown): string | null {
  const t = useText()
  const findRefusal = useStore(refusalTexts)
  if (!(error instanceof ApiError) || findRefusal === null || findRefusal(error)?.isExact) return null
  return error.message.startsWith('Path deserialize error') ? null : withServerWords('', error, t) || null
}
