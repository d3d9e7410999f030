import type { useDraft } from '#data/writing/draft-store.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DraftExcerpt } from '../DraftExcerpt.tsx'
import styles from './DraftElsewhere.module.css'

/** Stands in for the editor while another tab writes the same draft, and follows what it writes. */
export function DraftElsewhere({
  label,
  opened: { draft, takeOver },
  onDone,
}: {
  label: string
  opened: ReturnType<typeof useDraft>
  onDone: () => void
}) {
  const t = useText()
  return (
    <section className={styles.place} aria-label={label}>
      <Alert action={<Button onClick={takeOver}>{t('drafts.take_over')}</Button>}>
        {t('drafts.elsewhere')}
      </Alert>
      <DraftExcerpt draft={draft} />
      <div>
        <Button kind="quiet" onClick={onDone}>
          {t('action.cancel')}
        </Button>
      </div>
    </section>
  )
}
