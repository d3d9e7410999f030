import { offerWayBack } from '#components/act-as/way-back.ts'
import type { Post } from '#contract/entities/post.ts'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import { hasWantedGroup, hasWantedPoll } from '#domain/composer/published-before.ts'
import type { Translate } from '#i18n/i18n.ts'
import { announce, toast } from '#ui/notices.ts'
import { audienceText } from './audience-text.ts'

/**
 * Says that a post is published. An earlier try may have arrived with an audience, a poll or a group that
 * cannot be changed any more (docs/spec/drafts-and-outbox.md#a-lost-answer).
 */
export function announceSent(
  post: Post,
  { draft, visibility }: Pick<OutboxEntry, 'draft' | 'visibility'>,
  t: Translate,
): void {
  const hasAudience = draft.tried === null || post.visibility === visibility
  const hasPoll = hasWantedPoll(post, draft)
  const hasGroup = hasWantedGroup(post, draft)
  const sentences = [
    t('composer.sent_before'),
    hasAudience ? '' : t('composer.sent_before_audience', { audience: audienceText(post.visibility, t) }),
    hasPoll ? '' : t('composer.sent_before_poll'),
    hasGroup ? '' : t('composer.sent_before_group'),
    t('composer.sent_before_remedy'),
  ]
  if (hasAudience && hasPoll && hasGroup) {
    if (!offerWayBack(post.account, t)) announce(t('composer.sent'))
  } else toast(sentences.filter(Boolean).join(' '), { tone: 'error' })
}
