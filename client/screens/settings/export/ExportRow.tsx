import { Download } from 'lucide-react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { type ExportKind, useExport } from '#data/account/exports.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './ExportRow.module.css'

/** Shows the size of a list with the button that saves it, and what became of that. */
export function ExportRow({ kind, label, action }: { kind: ExportKind; label: string; action: string }) {
  const t = useText()
  const save = useExport(kind)
  const errorText = useErrorText(save.error)
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <Button icon={<Download />} busy={save.isPending} aria-label={action} onClick={() => save.mutate()}>
        {t('export.download')}
      </Button>
      {save.isError && <Alert tone="error">{errorText}</Alert>}
      {save.isSuccess && (
        <Alert tone={save.data === 0 ? 'info' : 'success'}>
          {save.data === 0 ? t('export.empty') : t('export.saved', { file: `${kind}.csv`, count: save.data })}
        </Alert>
      )}
    </div>
  )
}
