import { NotKeptNotice } from '#components/feedback/NotKeptNotice.tsx'
import { useText } from '#i18n/i18n.ts'

/**
 * Says that this browser does not keep what is written here
 * (docs/spec/drafts-and-outbox.md#when-storing-fails).
 */
export function UnsavedNotice() {
  const t = useText()
  return <NotKeptNotice>{t('drafts.unkept')}</NotKeptNotice>
}
