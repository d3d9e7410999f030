/** The words for what went wrong. The server speaks English; what it says often is translated here (contract 5). */
import { ApiError, isTokenRefused } from '#data/connection/api-error.ts'
import type { TextKey, Translate } from '#i18n/i18n.ts'

const KNOWN = new Map<string, TextKey>([
  ['incorrect password', 'error.incorrect_password'],
  ['user not found', 'error.user_not_found'],
  ['invalid invite code', 'error.invalid_invite_code'],
  ['user already exists', 'error.user_already_exists'],
  ['permission error', 'error.permission'],
  ['request body is too large', 'error.too_large'],
  ['unknown error', 'error.unknown'],
  ['poll has already ended', 'error.poll_ended'],
  ['already voted', 'error.already_voted'],
  ['poll option not found', 'error.poll_option_not_found'],
  ['emoji not found', 'error.emoji_not_found'],
  ['post not found', 'error.post_not_found'],
  ['post already saved to IPFS', 'error.already_saved'],
  ['operation not supported', 'error.not_supported'],
])

export function errorText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('error.unexpected')
  if (error.kind === 'unreachable') return t('error.unreachable')
  if (error.kind === 'unreadable') return t('error.unreadable')
  if (isTokenRefused(error)) return t('error.session_ended')
  if (error.status === 429) return waitText(error.retryAfter, t)
  const known = KNOWN.get(error.message)
  if (known) return t(known)
  return error.status >= 500 ? t('error.server', { message: error.message }) : error.message
}

const waitText = (seconds: number | null, t: Translate) =>
  seconds === null ? t('error.too_many_requests') : t('error.too_many_requests_wait', { seconds })
