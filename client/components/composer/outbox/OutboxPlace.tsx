import { Suspense } from 'react'
import type { Account } from '#contract/entities/account.ts'
import { useOutboxFlag } from '#data/writing/outbox-flag.ts'
import { lazyPart } from '#i18n/lazy-part.ts'

const OutboxList = lazyPart(async () => (await import('./OutboxList.tsx')).OutboxList)

/** Below the composer: what waits to be sent. Loaded only when something does. */
export function OutboxPlace({ viewer }: { viewer: Account }) {
  const waits = useOutboxFlag()
  return <Suspense>{waits && <OutboxList accountId={viewer.id} />}</Suspense>
}
