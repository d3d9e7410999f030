import type { ReactNode } from 'react'
import type { Draft } from '#domain/composer/draft.ts'
import type { WritingContext } from '#domain/composer/draft-key.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { DraftExcerpt } from '../DraftExcerpt.tsx'
import styles from './LostDraft.module.css'

const TEXTS = {
  new: ['composer.new_post', 'drafts.lost_edit'],
  group: ['composer.group_post', 'drafts.lost_group'],
  reply: ['composer.reply', 'drafts.lost_reply'],
  quote: ['composer.quote', 'drafts.lost_quote'],
  edit: ['composer.edit', 'drafts.lost_edit'],
} as const satisfies Record<WritingContext['kind'], readonly TextKey[]>

/** Something that was written about a post, also the change of one. */
export interface LostText {
  context: WritingContext
  draft: Draft
}

/**
 * Shows what was written about a post, or to a group, that is gone
 * (docs/spec/drafts-and-outbox.md#a-draft-whose-post-is-gone), and below that what can be done with it.
 */
export function LostDraft({
  stored: { context, draft },
  children,
}: {
  stored: LostText
  children?: ReactNode
}) {
  const t = useText()
  const [label, text] = TEXTS[context.kind]
  return (
    <section className={styles.lost} aria-label={t(label)}>
      <p>{t(text)}</p>
      <DraftExcerpt draft={draft} />
      {children}
    </section>
  )
}
