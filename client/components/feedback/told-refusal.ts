/** Adds the server's own words to ours, where ours say only in general what went wrong (docs/spec/attachments.md#refused-files). */
import { ApiError } from '#data/connection/api-error.ts'
import type { Translate } from '#i18n/i18n.ts'
import { errorText } from './error-text.ts'
import { refusalKey } from './refusals.ts'

/** Returns the sentence that says what went wrong, and behind it what the server says, unless we have words for just that. */
export function toldRefusal(error: unknown, t: Translate): string {
  const own = errorText(error, t, refusalKey)
  const words = error instanceof ApiError ? error.words : null
  return words === null || own.includes(words) || isKnown(error)
    ? own
    : `${own} ${t('error.server_says', { words })}`
}

const isKnown = (error: unknown) =>
  error instanceof ApiError &&
  error.status < 500 &&
  refusalKey({ message: error.message, status: 0 }) !== null
