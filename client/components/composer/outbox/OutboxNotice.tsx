import { useQueryClient } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { runOutbox } from '#data/writing/outbox.ts'
import { useOutbox } from '#data/writing/outbox-store.ts'
import { entryId } from '#domain/composer/outbox.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { usePathname } from '#platform/location.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { HeldItem } from './HeldItem.tsx'
import { OutboxList } from './OutboxList.tsx'
import styles from './OutboxNotice.module.css'
import { useOutboxEvents } from './use-outbox-events.ts'

/** Keeps the outbox going on every screen, and says in a corner what is in it; home has a place of its own for that. */
export function OutboxNotice({ viewer }: { viewer: Account }) {
  const t = useText()
  const client = useQueryClient()
  const pathname = usePathname()
  const [isOpen, setOpen] = useState(false)
  const entries = useOutbox(viewer.id)
  const held = entries.filter(({ state }) => state === 'held')
  const count = entries.length - held.length
  const events = useOutboxEvents()
  const onSent = useEffectEvent(events.onSent)
  const onStopped = useEffectEvent(events.onStopped)
  useEffect(
    () =>
      runOutbox(client, viewer.id, {
        onSent: (post, entry) => onSent(post, entry),
        onStopped: (entry) => onStopped(entry),
      }),
    [client, viewer.id],
  )

  const isElsewhere = count > 0 && pathname !== pathTo('home')
  return (
    <>
      {(held.length > 0 || isElsewhere) && (
        <section className={styles.corner} aria-label={t('outbox.title')}>
          {held.map((entry) => (
            <HeldItem key={entryId(entry)} entry={entry} />
          ))}
          {isElsewhere && (
            <Button size="s" icon={<Clock />} onClick={() => setOpen(true)}>
              {t('outbox.count', { count })}
            </Button>
          )}
        </section>
      )}
      {isOpen && count > 0 && (
        <Dialog title={t('outbox.title')} closeLabel={t('action.dismiss')} onClose={() => setOpen(false)}>
          <OutboxList accountId={viewer.id} onLeave={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}
