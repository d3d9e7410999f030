import type { Instance } from '#contract/entities/instance.ts'
import { attach } from '#data/attached-files.ts'
import { admit } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import { toast } from '#ui/notices.ts'
import { problemText } from './problem-text.ts'

/** Takes the list as it is at that moment: uploads change it while somebody types. */
export type ChangeAttachments = (
  change: (attachments: readonly DraftAttachment[]) => readonly DraftAttachment[],
) => void

/** Adds files to the list, and tells which ones stay out and why. */
export function useAttach(
  instance: Instance,
  attachments: readonly DraftAttachment[],
  onChange: ChangeAttachments,
) {
  const t = useText()
  return (files: readonly File[]) => {
    const { admitted, refused } = admit(files, attachments.length, instance)
    for (const { file, kind } of refused) {
      const problem = problemText(kind, instance, t)
      toast(t('attachment.refused', { name: file.name || t('attachment.unnamed'), problem }), {
        tone: 'error',
      })
    }
    if (admitted.length === 0) return
    const added = admitted.map(attach)
    onChange((former) => [...former, ...added])
  }
}
