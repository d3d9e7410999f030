import { Download } from 'lucide-react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { type Exported, type ExportKind, useExport } from '#data/account/exports.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './ExportRow.module.css'

/** Shows how long a list is with the button that saves it, and what became of that. */
export function ExportRow({
  kind,
  count,
  label,
  action,
}: {
  kind: ExportKind
  count: number
  /** Says how long the list is. */
  label: string
  /** Names the button for screen readers. */
  action: string
}) {
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
      {save.data?.count === 0 && <Alert>{t('export.empty')}</Alert>}
      {save.data && save.data.count > 0 && <Saved kind={kind} expected={count} {...save.data} />}
    </div>
  )
}

function Saved({ kind, expected, count, unreadable }: Exported & { kind: ExportKind; expected: number }) {
  const t = useText()
  return (
    <Alert tone={unreadable > 0 ? 'info' : 'success'}>
      <span>{t('export.saved', { file: `${kind}.csv`, count })}</span>
      {unreadable > 0 && <span>{` ${t('export.unreadable', { count: unreadable })}`}</span>}
      {count + unreadable < expected && <span>{` ${t('export.left_out')}`}</span>}
    </Alert>
  )
}
