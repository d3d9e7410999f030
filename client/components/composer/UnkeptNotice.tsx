import { unkeptKeys, useIsUnkept } from '#data/writing/unkept.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'

/**
 * Elsewhere what is written is safe at once; who cannot rely on that has to know it
 * (docs/spec/drafts-and-outbox.md#when-storing-fails).
 */
export function UnkeptNotice({
  storedAs,
  attachments,
}: {
  /** The key of the draft or of the edit. */
  storedAs: string
  attachments: readonly DraftAttachment[]
}) {
  const t = useText()
  const isUnkept = useIsUnkept(unkeptKeys(storedAs, attachments))
  return isUnkept && <Alert>{t('drafts.unkept')}</Alert>
}
