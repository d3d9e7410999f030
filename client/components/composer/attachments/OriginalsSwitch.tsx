import { keepsOriginals, withOriginals } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import type { ChangeAttachments } from './use-attach.ts'

/**
 * Pictures lose their metadata on the way, unless their author wants them as they are. What is on its way or
 * at the server in the other form is sent again
 * (docs/spec/attachments.md#pictures-are-made-smaller-and-cleaned).
 */
export function OriginalsSwitch({
  attachments,
  onChange,
}: {
  attachments: readonly DraftAttachment[]
  onChange: ChangeAttachments
}) {
  const t = useText()
  const isOn = keepsOriginals(attachments)
  if (isOn === null) return null
  return (
    <Checkbox
      label={t('attachment.originals')}
      help={t(isOn ? 'attachment.originals_warning' : 'attachment.originals_help')}
      checked={isOn}
      onChange={({ target }) => onChange((former) => withOriginals(former, target.checked))}
    />
  )
}
