import { useMutation } from '@tanstack/react-query'
import { useErrorText } from '#components/feedback/error-text.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import type { KeptDraft } from '#data/writing/kept-drafts.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DraftExcerpt } from '../DraftExcerpt.tsx'
import { openEditor } from '../open-editor.ts'
import styles from './LostDraft.module.css'

/**
 * Shows what was written about a post that is gone, and the way to go on with it
 * (docs/spec/drafts-and-outbox.md#a-draft-whose-post-is-gone).
 */
export function LostDraft({ kept: { context, draft } }: { kept: KeptDraft }) {
  const t = useText()
  const writing = useWriting()
  const isReply = context.kind === 'reply'
  const moving = useMutation({
    mutationFn: () => writing.drafts.moveToNewPost(context),
    onSuccess: (isMoved) => {
      if (isMoved) openEditor({ kind: 'new' })
    },
  })
  const reason = useErrorText(moving.error)
  return (
    <section className={styles.lost} aria-label={t(isReply ? 'composer.reply' : 'composer.quote')}>
      <p>{t(isReply ? 'drafts.lost_reply' : 'drafts.lost_quote')}</p>
      <DraftExcerpt draft={draft} />
      <Button kind="primary" busy={moving.isPending} onClick={() => moving.mutate()}>
        {t('drafts.as_new')}
      </Button>
      {moving.data === false && <Alert tone="error">{t('drafts.new_busy')}</Alert>}
      {moving.error && <Alert tone="error">{reason}</Alert>}
    </section>
  )
}
