import type { Instance } from '#contract/entities/instance.ts'
import { isSentAsItIs } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import { Alert } from '#ui/Alert.tsx'
import { AttachmentList } from './AttachmentList.tsx'
import { OriginalsSwitch } from './OriginalsSwitch.tsx'
import { RefusedFiles } from './RefusedFiles.tsx'
import type { Attaching } from './use-attach.ts'

/** Shows the files of a post below its text, those that stayed out, and how they are sent. */
export function AttachmentPart({
  instance,
  attachments,
  attaching: { change, refused, forgetRefused },
}: {
  instance: Instance
  attachments: readonly DraftAttachment[]
  attaching: Attaching
}) {
  const t = useText()
  return (
    <>
      {refused.length > 0 && <RefusedFiles instance={instance} refused={refused} onDismiss={forgetRefused} />}
      <AttachmentList instance={instance} attachments={attachments} onChange={change} />
      <OriginalsSwitch attachments={attachments} onChange={change} />
      {attachments.some(isSentAsItIs) && <Alert tone="info">{t('attachment.not_cleaned')}</Alert>}
    </>
  )
}
