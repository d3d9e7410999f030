/** Says in a sentence who will see a post (docs/spec/writing.md#audiences). */
import type { Post, Visibility } from '#contract/entities/post.ts'
import type { TextKey, Translate } from '#i18n/i18n.ts'

const SENTENCES = {
  public: 'composer.audience.public',
  private: 'composer.audience.private',
  subscribers: 'composer.audience.subscribers',
  conversation: 'composer.audience.conversation',
  direct: 'composer.audience.direct',
} as const satisfies Record<Visibility, TextKey>

const isKnown = (visibility: string): visibility is Visibility => Object.hasOwn(SENTENCES, visibility)

/** Empty for an audience that we do not know. */
export const audienceText = (visibility: Post['visibility'], t: Translate): string =>
  isKnown(visibility) ? t(SENTENCES[visibility]) : ''
