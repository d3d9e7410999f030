import { useOutboxFlag } from '#data/writing/outbox-flag.ts'
import { lazyPart } from '#i18n/lazy-part.ts'

const OutboxList = lazyPart(async () => (await import('./OutboxList.tsx')).OutboxList)

/** Shows the posts that wait to be sent, below the composer. The list is loaded only when something waits. */
export function OutboxPlace() {
  const waits = useOutboxFlag()
  return waits && <OutboxList />
}
