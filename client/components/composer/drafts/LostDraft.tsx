import { useMutation } from '@tanstack/react-query'
import { useErrorText } from '#components/feedback/error-text.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import type { Draft } from '#domain/composer/draft.ts'
import type { WritingContext } from '#domain/composer/draft-key.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DraftExcerpt } from '../DraftExcerpt.tsx'
import { openEditor } from '../open-editor.ts'
import styles from './LostDraft.module.css'

const TEXTS = {
  new: ['composer.new_post', 'drafts.lost_edit'],
  reply: ['composer.reply', 'drafts.lost_reply'],
  quote: ['composer.quote', 'drafts.lost_quote'],
  edit: ['composer.edit', 'drafts.lost_edit'],
} as const satisfies Record<WritingContext['kind'], readonly TextKey[]>

/**
 * Shows what was written about a post that is gone, and the way to go on with it
 * (docs/spec/drafts-and-outbox.md#a-draft-whose-post-is-gone).
 */
export function LostDraft({
  kept: { context, draft },
  onMove,
}: {
  kept: { context: WritingContext; draft: Draft }
  /** It is about to be opened as a new post. */
  onMove?: () => void
}) {
  const t = useText()
  const writing = useWriting()
  const [label, text] = TEXTS[context.kind]
  const moving = useMutation({
    mutationFn: () => writing.drafts.moveToNewPost(context),
    onSuccess: (isMoved) => {
      if (!isMoved) return
      onMove?.()
      openEditor({ kind: 'new' })
    },
  })
  const reason = useErrorText(moving.error)
  return (
    <section className={styles.lost} aria-label={t(label)}>
      <p>{t(text)}</p>
      <DraftExcerpt draft={draft} />
      <Button kind="primary" data-autofocus busy={moving.isPending} onClick={() => moving.mutate()}>
        {t('drafts.as_new')}
      </Button>
      {moving.data === false && <Alert tone="error">{t('drafts.new_busy')}</Alert>}
      {moving.error && <Alert tone="error">{reason}</Alert>}
    </section>
  )
}
