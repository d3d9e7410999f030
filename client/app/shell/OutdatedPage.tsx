import { type DatabaseState, databaseState } from '#data/storage/database-state.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { useStore } from '#platform/storage/store.ts'
import { CornerNotice } from './CornerNotice.tsx'

const TEXTS: Record<Exclude<DatabaseState, 'usable'>, TextKey> = {
  blocked: 'outdated_page.other_tab',
  newer: 'outdated_page.rolled_back',
  outdated: 'outdated_page.this_tab',
}

/**
 * Says that tabs of different age share this browser's database, so that one of them has to be reloaded, or
 * that the database is newer than the site
 * (docs/spec/conventions.md#versions-of-the-database).
 */
export function OutdatedPage() {
  const t = useText()
  const state = useStore(databaseState)
  if (state === 'usable') return null
  return <CornerNotice canReload={state !== 'blocked'}>{t(TEXTS[state])}</CornerNotice>
}
