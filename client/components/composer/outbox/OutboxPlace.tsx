import { Suspense } from 'react'
import { useOutboxFlag } from '#data/writing/outbox-flag.ts'
import { lazyPart } from '#i18n/lazy-part.ts'

const OutboxList = lazyPart(async () => (await import('./OutboxList.tsx')).OutboxList)

/** Below the composer: what waits to be sent. Loaded only when something does. */
export function OutboxPlace() {
  const waits = useOutboxFlag()
  return <Suspense>{waits && <OutboxList />}</Suspense>
}
