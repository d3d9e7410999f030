import { useIsUploading } from '#data/writing/use-uploads.ts'
import { keepsOriginals, withOriginals } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import type { ChangeAttachments } from './use-attach.ts'

/**
 * Pictures lose their metadata on the way, unless their author wants them as they are. Rests while something is on its
 * way (docs/spec/attachments.md#pictures-are-made-smaller-and-cleaned).
 */
export function OriginalsSwitch({
  attachments,
  onChange,
}: {
  attachments: readonly DraftAttachment[]
  onChange: ChangeAttachments
}) {
  const t = useText()
  const isUploading = useIsUploading(attachments)
  const isOn = keepsOriginals(attachments)
  if (isOn === null) return null
  return (
    <Checkbox
      label={t('attachment.originals')}
      help={t(isOn ? 'attachment.originals_warning' : 'attachment.originals_help')}
      checked={isOn}
      aria-disabled={isUploading}
      onChange={({ target }) => {
        if (!isUploading) onChange((former) => withOriginals(former, target.checked))
      }}
    />
  )
}
