/** Chooses the words for errors of groups (docs/server/groups.md#groups). */
import { errorText } from '#components/feedback/error-text.ts'
import { ApiError } from '#data/connection/api-error.ts'
import type { TextKey, Translate } from '#i18n/i18n.ts'

/** A group is an account here, so the server speaks of users and of their bio. */
const TEXTS = new Map<string, TextKey>([
  ['user already exists', 'group.name_taken'],
  ['username is too long', 'group.name_too_long'],
  ['bio is too long', 'group.description_too_long'],
])

export function groupErrorText(error: unknown, t: Translate): string {
  const key = error instanceof ApiError ? TEXTS.get(error.message) : undefined
  return key ? t(key) : errorText(error, t)
}
