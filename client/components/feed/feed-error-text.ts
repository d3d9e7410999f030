/** Chooses the words for errors of custom feeds (docs/server/errors.md#custom-feeds). */
import { errorText, withServerWords } from '#components/feedback/error-text.ts'
import { ApiError } from '#data/connection/api-error.ts'
import type { Translate } from '#i18n/i18n.ts'

/** Returns the text of an error. A missing profile is called a user here, as in the label of the field. */
export function feedErrorText(error: unknown, t: Translate): string {
  const isNobody = error instanceof ApiError && error.message === 'profile not found'
  return isNobody ? t('person_field.nobody') : errorText(error, t)
}

/**
 * Returns the text of an error after naming a feed. There a database error can only mean that the name is
 * taken.
 */
export function feedNameErrorText(error: unknown, t: Translate): string {
  const isTaken = error instanceof ApiError && error.message === 'database error'
  return isTaken ? withServerWords(t('custom_feeds.name_taken'), error, t) : feedErrorText(error, t)
}
