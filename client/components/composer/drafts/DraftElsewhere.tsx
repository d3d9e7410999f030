import { type Draft, emptyDraft } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import { typeAheadAfterPress } from '#platform/input/type-ahead-after-press.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DraftExcerpt } from '../DraftExcerpt.tsx'
import styles from './DraftElsewhere.module.css'

/**
 * Stands in for the editor while another tab writes the same draft, and follows what it writes
 * (docs/spec/drafts-and-outbox.md#one-tab-writes).
 */
export function DraftElsewhere({
  label,
  content,
  onTakeOver,
  onDone,
}: {
  label: string
  /** The content that the other tab has written; null while it is not known. */
  content: Partial<Draft> | null
  onTakeOver: () => void
  onDone: () => void
}) {
  const t = useText()

  function takeOver() {
    typeAheadAfterPress()
    onTakeOver()
  }

  return (
    <section className={styles.place} aria-label={label}>
      <Alert action={<Button onClick={takeOver}>{t('drafts.take_over')}</Button>}>
        {t('drafts.elsewhere')}
      </Alert>
      {content && <DraftExcerpt draft={{ ...emptyDraft('', ''), ...content }} />}
      <div>
        <Button kind="quiet" onClick={onDone}>
          {t('action.cancel')}
        </Button>
      </div>
    </section>
  )
}
