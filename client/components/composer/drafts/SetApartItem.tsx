import { Timestamp } from '#components/content/Timestamp.tsx'
import type { SetApart } from '#data/storage/set-apart.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { download } from '#platform/input/download.ts'
import { Button } from '#ui/Button.tsx'
import styles from './SetApartItems.module.css'

const KINDS = {
  text: 'set_apart.kind_text',
  draft: 'set_apart.kind_draft',
  file: 'set_apart.kind_file',
  outbox: 'set_apart.kind_outbox',
  other: 'set_apart.kind_other',
} as const satisfies Record<SetApart['kind'], TextKey>

/** Shows one thing that could not be put back: its kind, its text, and when it was found. */
export function SetApartItem({ item, onDelete }: { item: SetApart; onDelete: () => void }) {
  const t = useText()
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <strong>{t(KINDS[item.kind])}</strong>
        {item.foundAt !== null && <Timestamp date={item.foundAt} />}
      </p>
      {item.text !== null && <p className={styles.text}>{item.text}</p>}
      <div className={styles.actions}>
        <Button size="s" onClick={() => download(item.fileName, item.content)}>
          {t('set_apart.download')}
        </Button>
        <Button size="s" onClick={onDelete}>
          {t('drafts.delete')}
        </Button>
      </div>
    </li>
  )
}
