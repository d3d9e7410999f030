import { errorText } from '#components/feedback/error-text.ts'
import { ApiError } from '#data/connection/api-error.ts'
import type { TextKey, Translate } from '#i18n/i18n.ts'

const REFUSALS = new Map<string, TextKey>([
  ['parent post does not exist', 'error.parent_not_found'],
  ['reply must have narrower visibility', 'error.narrower_visibility'],
  ["can't add more recipients", 'error.more_recipients'],
  ['direct message should have at least one mention', 'error.direct_needs_mention'],
  ['post is too long', 'error.post_too_long'],
  ['too many mentions', 'error.too_many_mentions'],
  ['too many links', 'error.too_many_links'],
  ['too many hashtags', 'error.too_many_hashtags'],
  ['too many emojis', 'error.too_many_emojis'],
  ['too many attachments', 'error.too_many_attachments'],
  ["can't add links to non-public posts", 'error.links_not_public'],
  ['attachment not found', 'error.files_gone'],
  ['quoted post does not exist', 'error.quoted_not_found'],
])

/** Why a post was not taken (contract 1.4.1); other failures are said as everywhere. */
export function refusalText(error: unknown, t: Translate): string {
  const refusal = error instanceof ApiError ? REFUSALS.get(error.message) : undefined
  return refusal ? t(refusal) : errorText(error, t)
}
