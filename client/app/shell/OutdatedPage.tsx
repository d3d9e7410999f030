import { databaseState } from '#data/storage/database-state.ts'
import { useText } from '#i18n/i18n.ts'
import { useStore } from '#platform/storage/store.ts'
import { CornerNotice } from './CornerNotice.tsx'

/**
 * Says that tabs of different age share this browser's database, so that one of them has to be reloaded
 * (docs/spec/conventions.md#versions-of-the-database).
 */
export function OutdatedPage() {
  const t = useText()
  const state = useStore(databaseState)
  if (state === 'usable') return null
  const isOutdated = state === 'outdated'
  return (
    <CornerNotice canReload={isOutdated}>
      {t(isOutdated ? 'outdated_page.this_tab' : 'outdated_page.other_tab')}
    </CornerNotice>
  )
}
