import type { OutboxEntry } from '#domain/composer/outbox.ts'
import { useText } from '#i18n/i18n.ts'
import { useSecondsUntil } from '#platform/time/countdown.ts'
import { Button } from '#ui/Button.tsx'
import styles from './HeldItem.module.css'
import { handOverInOutbox } from './hand-over-in-outbox.ts'
import { useOutboxActions } from './use-outbox-actions.ts'

/**
 * A post that goes out in a moment, unless its author thinks again
 * (docs/spec/drafts-and-outbox.md#undo-before-sending).
 */
export function HeldItem({ entry }: { entry: OutboxEntry }) {
  const t = useText()
  const seconds = useSecondsUntil(entry.nextTryAt)
  const { send, isSending, edit } = useOutboxActions(entry)
  return (
    <div ref={handOverInOutbox} className={styles.held}>
      <p className={styles.text}>{t('outbox.held', { seconds })}</p>
      <div className={styles.actions}>
        <Button size="s" disabled={isSending} onClick={edit}>
          {t('action.undo')}
        </Button>
        <Button size="s" kind="quiet" busy={isSending} onClick={send}>
          {t('outbox.send_now')}
        </Button>
      </div>
    </div>
  )
}
