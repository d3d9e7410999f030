import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import { MAX_DESCRIPTION, withChange } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import type { Grip } from '#platform/use-drag-order.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './AttachmentItem.module.css'
import { AttachmentPreview } from './AttachmentPreview.tsx'
import { descriptionId } from './description-field.ts'
import { NoPreview } from './NoPreview.tsx'
import { UploadState } from './UploadState.tsx'
import type { ChangeAttachments } from './use-attach.ts'

/** One file: what it is, how far it is, what it says to those who cannot see it, and its place. */
export function AttachmentItem({
  instance,
  attachment,
  index,
  count,
  dragged,
  target,
  grip,
  onChange,
  onMove,
  onRemove,
}: {
  instance: Instance
  attachment: DraftAttachment
  index: number
  count: number
  dragged: boolean
  /** Something is held over it. */
  target: boolean
  grip: Grip
  onChange: ChangeAttachments
  onMove: (to: number) => void
  onRemove: () => void
}) {
  const t = useText()
  const { uploads } = useWriting()
  const { key, uploaded, isPublished } = attachment
  const [failure, setFailure] = useState<unknown>(null)
  const reason = useErrorText(failure)
  const [hasNoPreview, setNoPreview] = useState(false)
  const name = attachment.name || t('attachment.unnamed')

  async function saveDescription() {
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
    <li
      className={styles.item}
      data-place={index}
      data-dragged={dragged}
      data-target={target && !dragged}
      aria-label={name}
    >
      <AttachmentPreview attachment={attachment} onNothing={() => setNoPreview(true)} />
      <div className={styles.head}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {count > 1 && (
          <>
            <span className={styles.grip} aria-hidden="true" {...grip}>
              <GripVertical />
            </span>
            <IconButton
              label={t('attachment.earlier', { name })}
              icon={<ArrowUp />}
              size="s"
              aria-disabled={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <IconButton
              label={t('attachment.later', { name })}
              icon={<ArrowDown />}
              size="s"
              aria-disabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            />
          </>
        )}
        <IconButton label={t('attachment.remove', { name })} icon={<Trash2 />} size="s" onClick={onRemove} />
      </div>
      <div id={descriptionId(key)} data-upload className={styles.body}>
        {uploaded === null && <UploadState instance={instance} attachmentKey={key} name={name} />}
        {hasNoPreview && uploaded && <NoPreview url={uploaded.url} />}
        <TextArea
          label={t('media.description')}
          placeholder={t('attachment.description_hint')}
          rows={2}
          maxLength={MAX_DESCRIPTION}
          value={attachment.description}
          error={failure !== null && <span role="alert">{reason}</span>}
          onChange={({ target: { value } }) =>
            onChange((former) => withChange(former, key, { description: value }))
          }
          // Readers see that of a published file at once: it waits for the whole edit.
          onBlur={isPublished ? undefined : saveDescription}
        />
      </div>
    </li>
  )
}
