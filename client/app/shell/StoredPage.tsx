import { useState } from 'react'
import { oldestOutOfReach, restored } from '#data/stored-answers/restored.ts'
import { relativeTime } from '#domain/relative-time.ts'
import { useLocale, useText } from '#i18n/i18n.ts'
import { useOnline } from '#platform/network/online.ts'
import { useStore } from '#platform/storage/store.ts'
import { useTimed } from '#platform/time/clock.ts'
import { CornerNotice } from './CornerNotice.tsx'

/**
 * Says that the page shows what this device stored, and how old that is
 * (docs/spec/offline.md#reading-without-a-connection).
 */
export function StoredPage() {
  const t = useText()
  const locale = useLocale()
  const isOnline = useOnline()
  const since = oldestOutOfReach(useStore(restored))
  const [putOff, setPutOff] = useState<number | null>(null)
  // A clock that was set back does not make the page come from the future.
  const time = useTimed((now) => relativeTime(Math.min(since ?? now, now), now, locale))
  if (since === null || since === putOff) return null
  return (
    <CornerNotice canReload onLater={() => setPutOff(since)}>
      {t(isOnline ? 'kept_page.unreachable' : 'kept_page.offline', { time })}
    </CornerNotice>
  )
}
