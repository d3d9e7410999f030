import { Clock } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import { useWriting } from '#data/writing/current-engine.ts'
import { areWaitingLost } from '#data/writing/recover-writing.ts'
import { useOutbox } from '#data/writing/use-outbox.ts'
import { entryId } from '#domain/composer/outbox.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { usePathname } from '#platform/page/location.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/notices.ts'
import { OnTop } from '#ui/OnTop.tsx'
import { HeldItem } from './HeldItem.tsx'
import { OutboxList } from './OutboxList.tsx'
import styles from './OutboxNotice.module.css'
import { useOutboxEvents } from './use-outbox-events.ts'

/**
 * Keeps the outbox going on every screen, and says in a corner what is in it; home has a place of its own for
 * that.
 */
export function OutboxNotice() {
  const t = useText()
  const writing = useWriting()
  const pathname = usePathname()
  const [isOpen, setOpen] = useState(false)
  const entries = useOutbox()
  const held = entries.filter(({ state }) => state === 'held')
  const count = entries.length - held.length
  const events = useOutboxEvents()
  const onSent = useEffectEvent(events.onSent)
  const onStopped = useEffectEvent(events.onStopped)
  const lookForLost = useEffectEvent(async (accountId: string) => {
    if (await areWaitingLost(accountId)) toast(t('outbox.lost'), { tone: 'error' })
  })
  useEffect(() => {
    lookForLost(writing.accountId).catch((error: unknown) => console.warn('nobody knows what waits', error))
  }, [writing])
  useEffect(
    () =>
      writing.run({
        onSent: (post, entry) => onSent(post, entry),
        onStopped: (entry) => onStopped(entry),
      }),
    [writing],
  )

  const isElsewhere = count > 0 && pathname !== pathTo('home')
  return (
    <>
      {(held.length > 0 || isElsewhere) && (
        <OnTop stays={isOpen}>
          <section className={styles.corner} aria-label={t('outbox.title')}>
            {held.map((entry) => (
              <RowBoundary key={entryId(entry)} item={{ id: entryId(entry) }}>
                <HeldItem entry={entry} />
              </RowBoundary>
            ))}
            {isElsewhere && (
              <Button size="s" icon={<Clock />} onClick={() => setOpen(true)}>
                {t('outbox.count', { count })}
              </Button>
            )}
          </section>
        </OnTop>
      )}
      {isOpen && count > 0 && (
        <Dialog title={t('outbox.title')} closeLabel={t('action.dismiss')} onClose={() => setOpen(false)}>
          <OutboxList onLeave={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}
