import { Trash2 } from 'lucide-react'
import { byteSize } from '#domain/byte-size.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './StoredKindRow.module.css'

/** Shows one kind of what is stored, how much it is, and the button that deletes it. */
export function StoredKindRow({
  label,
  size,
  busy,
  onDelete,
}: {
  label: string
  /** In bytes. */
  size: number
  busy: boolean
  onDelete: () => void
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <li className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.size}>{size === 0 ? t('device.nothing') : byteSize(size, locale)}</span>
      <IconButton
        label={t('device.delete_kind', { kind: label })}
        icon={<Trash2 />}
        busy={busy}
        aria-disabled={size === 0}
        onClick={() => {
          if (size > 0) onDelete()
        }}
      />
    </li>
  )
}
