import { CircleAlert, Clock } from 'lucide-react'
import type { OutboxEntry } from '#domain/composer/outbox.ts'
import { partsOf } from '#domain/composer/thread-text.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { DraftExcerpt } from '../DraftExcerpt.tsx'
import { handOverInOutbox } from './hand-over-in-outbox.ts'
import styles from './OutboxItem.module.css'
import { useOutboxActions } from './use-outbox-actions.ts'
import { useReason } from './use-reason.ts'

/**
 * One post that is not out yet: what it says, why it waits, and what can be done
 * (docs/spec/drafts-and-outbox.md#outbox).
 */
export function OutboxItem({ entry, onLeave }: { entry: OutboxEntry; onLeave?: () => void }) {
  const t = useText()
  const { send, isSending, edit, remove } = useOutboxActions(entry, onLeave)
  const reason = useReason(entry)
  const more = partsOf(entry.draft.text).length - 1
  const isStopped = entry.state === 'stopped'
  const isTried = entry.draft.tried !== null
  const stopped = isTried ? 'outbox.stopped_tried' : 'outbox.stopped'
  const Icon = isStopped ? CircleAlert : Clock
  return (
    <li ref={handOverInOutbox} className={styles.item} data-state={entry.state}>
      <p className={styles.head} role={isStopped ? 'alert' : undefined}>
        <Icon aria-hidden="true" />
        <span>
          <strong>{t(isStopped ? stopped : 'outbox.waiting')}</strong>
          <span>{` ${reason}`}</span>
          {isStopped && isTried && <span>{` ${t('outbox.perhaps_published')}`}</span>}
        </span>
      </p>
      <DraftExcerpt draft={entry.draft} />
      {more > 0 && <p>{t('thread.follow', { count: more })}</p>}
      <div className={styles.actions}>
        <Button size="s" busy={isSending} onClick={send}>
          {t('outbox.send_now')}
        </Button>
        <Button size="s" kind="quiet" disabled={isSending} onClick={edit}>
          {t('outbox.edit')}
        </Button>
        <Button size="s" kind="quiet" disabled={isSending} onClick={remove}>
          {t('outbox.delete')}
        </Button>
      </div>
    </li>
  )
}
