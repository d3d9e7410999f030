import type { Post } from '#contract/entities/post.ts'
import type { Letter } from '#data/writing/publish.ts'
import type { Translate } from '#i18n/i18n.ts'
import { announce, toast } from '#ui/notices.ts'
import { audienceText } from './audience-text.ts'

/** Says that a post is published. An earlier try may have arrived with another audience, which cannot be changed any more. */
export function tellSent(
  post: Post,
  { draft, visibility }: Pick<Letter, 'draft' | 'visibility'>,
  t: Translate,
): void {
  const isAsWanted = draft.tried === null || post.visibility === visibility
  if (isAsWanted) announce(t('composer.sent'))
  else toast(t('composer.sent_before', { audience: audienceText(post.visibility, t) }), { tone: 'error' })
}
