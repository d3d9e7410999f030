import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { useOutbox } from '#data/writing/use-outbox.ts'
import { entryId } from '#domain/composer/outbox.ts'
import { useText } from '#i18n/i18n.ts'
import { OutboxItem } from './OutboxItem.tsx'
import styles from './OutboxList.module.css'

/** The posts that wait to be sent or were not taken, oldest first. */
export function OutboxList({ onLeave }: { onLeave?: () => void }) {
  const t = useText()
  const entries = useOutbox().filter(({ state }) => state !== 'held')
  if (entries.length === 0) return null
  return (
    <ul className={styles.list} data-place={onLeave ? 'window' : 'page'} aria-label={t('outbox.title')}>
      {entries.map((entry) => (
        <RowBoundary key={entryId(entry)} item={{ id: entryId(entry) }} kind="li">
          <OutboxItem entry={entry} {...(onLeave && { onLeave })} />
        </RowBoundary>
      ))}
    </ul>
  )
}
