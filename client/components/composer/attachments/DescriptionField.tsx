import { useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import { MAX_DESCRIPTION, withChange } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { directionOfField } from '#domain/direction.ts'
import { useText } from '#i18n/i18n.ts'
import { TextArea } from '#ui/TextArea.tsx'
import type { ChangeAttachments } from './use-attach.ts'

/**
 * Shows what a file says to those who cannot see it. The server hears of it when its author has finished it.
 */
export function DescriptionField({
  attachment,
  onChange,
}: {
  attachment: DraftAttachment
  onChange: ChangeAttachments
}) {
  const t = useText()
  const { uploads } = useWriting()
  const { key, isPublished } = attachment
  const [failure, setFailure] = useState<unknown>(null)
  const reason = useErrorText(failure)

  async function save() {
    setFailure(null)
    try {
      const described = await uploads.describe(attachment)
      onChange((former) =>
        // Meanwhile it may have to be sent again, which takes its description along.
        former.some((one) => one.key === key && one.uploaded?.id === described?.id)
          ? withChange(former, key, { uploaded: described })
          : former,
      )
    } catch (error) {
      console.error('the description was not saved', error) // sending the post tries again
      setFailure(error)
    }
  }

  return (
    <TextArea
      label={t('media.description')}
      placeholder={t('attachment.description_hint')}
      rows={2}
      maxLength={MAX_DESCRIPTION}
      dir={directionOfField(attachment.description)}
      value={attachment.description}
      error={failure !== null && <span role="alert">{reason}</span>}
      onChange={({ target: { value } }) =>
        onChange((former) => withChange(former, key, { description: value }))
      }
      // Readers see that of a published file at once: it waits for the whole edit.
      onBlur={isPublished ? undefined : save}
    />
  )
}
