import { useEffect } from 'react'
import { useText } from '#i18n/i18n.ts'
import { useOnline } from '#platform/network/online.ts'
import { useIsPartMissing } from '#platform/start/patience.ts'
import { startNotice } from '#platform/start/start-notice.ts'
import { CornerNotice } from './CornerNotice.tsx'

/**
 * Says that code cannot be loaded, so that a press shows nothing yet. With a connection it offers a reload,
 * because a newer version may have replaced the code (docs/spec/navigation.md#a-part-that-is-missing). It
 * takes the place of the notice of the page's own HTML, which says so before.
 */
export function MissingParts() {
  const t = useText()
  const isMissing = useIsPartMissing()
  const isOnline = useOnline()
  useEffect(() => startNotice()?.remove(), [])
  return isMissing && <CornerNotice canReload={isOnline}>{t('missing_parts.text')}</CornerNotice>
}
