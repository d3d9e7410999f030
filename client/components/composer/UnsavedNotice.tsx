import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'

/**
 * Says that this browser does not keep what is written here
 * (docs/spec/drafts-and-outbox.md#when-storing-fails).
 */
export function UnsavedNotice() {
  const t = useText()
  return <Alert>{t('drafts.unkept')}</Alert>
}
