/** The words for what the server refuses about custom feeds (contract 5 "Lists"). */
import { errorText } from '#components/feedback/error-text.ts'
import { ApiError } from '#data/connection/api-error.ts'
import type { Translate } from '#i18n/i18n.ts'

/** Who cannot be found is called a user here, as above the field. */
export function feedErrorText(error: unknown, t: Translate): string {
  const isNobody = error instanceof ApiError && error.message === 'profile not found'
  return isNobody ? t('custom_feeds.user_not_found') : errorText(error, t)
}

/** The same where a feed is given a name; that another has it is all an error of the database can mean there. */
export function feedNameErrorText(error: unknown, t: Translate): string {
  const isTaken = error instanceof ApiError && error.message === 'database error'
  return isTaken ? t('custom_feeds.name_taken') : feedErrorText(error, t)
}
