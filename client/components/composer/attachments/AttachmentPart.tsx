import type { Instance } from '#contract/entities/instance.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { AttachmentList } from './AttachmentList.tsx'
import { OriginalsSwitch } from './OriginalsSwitch.tsx'
import { RefusedFiles } from './RefusedFiles.tsx'
import type { Attaching, ChangeAttachments } from './use-attach.ts'

/** The files of a post below its text, those that stayed out, and how they are sent. */
export function AttachmentPart({
  instance,
  attachments,
  attaching: { refused, forgetRefused },
  onChange,
}: {
  instance: Instance
  attachments: readonly DraftAttachment[]
  attaching: Attaching
  onChange: ChangeAttachments
}) {
  return (
    <>
      {refused.length > 0 && <RefusedFiles instance={instance} refused={refused} onDismiss={forgetRefused} />}
      <AttachmentList instance={instance} attachments={attachments} onChange={onChange} />
      <OriginalsSwitch attachments={attachments} onChange={onChange} />
    </>
  )
}
