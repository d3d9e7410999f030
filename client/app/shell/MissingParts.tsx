import { useText } from '#i18n/i18n.ts'
import { useOnline } from '#platform/online.ts'
import { useIsPartMissing } from '#platform/patience.ts'
import { CornerNotice } from './CornerNotice.tsx'

/**
 * Says why a press shows nothing yet: code that cannot be fetched. With a connection, a newer version may have taken
 * its place (docs/spec/navigation.md#a-part-that-is-missing).
 */
export function MissingParts() {
  const t = useText()
  const isMissing = useIsPartMissing()
  const isOnline = useOnline()
  return isMissing && <CornerNotice canReload={isOnline}>{t('missing_parts.text')}</CornerNotice>
}
