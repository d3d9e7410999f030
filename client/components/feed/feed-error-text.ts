/** The words for what the server refuses about custom feeds (contract 5 "Lists"). */
import { errorText } from '#components/feedback/error-text.ts'
import { ApiError } from '#data/connection/api-error.ts'
import type { TextKey, Translate } from '#i18n/i18n.ts'

const KNOWN = new Map<string, TextKey>([
  ['feed name is empty', 'custom_feeds.name_empty'],
  ['feed name is too long', 'custom_feeds.name_too_long'],
  ['custom feed already exists', 'custom_feeds.name_taken'],
  ['custom feed not found', 'custom_feeds.not_found'],
  ['user already added', 'custom_feeds.user_already_added'],
  ['profile not found', 'custom_feeds.user_not_found'],
])

export function feedErrorText(error: unknown, t: Translate): string {
  const known = error instanceof ApiError ? KNOWN.get(error.message) : undefined
  return known ? t(known) : errorText(error, t)
}

/** The same where a feed is given a name; that another has it is all an error of the database can mean there. */
export function feedNameErrorText(error: unknown, t: Translate): string {
  const isTaken = error instanceof ApiError && error.message === 'database error'
  return isTaken ? t('custom_feeds.name_taken') : feedErrorText(error, t)
}
