import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Instance } from '#contract/entities/instance.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import type { Grip } from '#platform/input/use-drag-order.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { PlaceButtons } from '#ui/PlaceButtons.tsx'
import styles from './AttachmentItem.module.css'
import { AttachmentPreview } from './AttachmentPreview.tsx'
import { DescriptionField } from './DescriptionField.tsx'
import { descriptionId } from './description-field.ts'
import { NoPreview } from './NoPreview.tsx'
import { UploadState } from './UploadState.tsx'
import type { ChangeAttachments } from './use-attach.ts'

/** Shows one file: what it is, how far it is, what it says to those who cannot see it, and its place. */
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
  const { key, uploaded } = attachment
  const [hasNoPreview, setNoPreview] = useState(false)
  const name = attachment.name || t('attachment.unnamed')

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
        <PlaceButtons
          index={index}
          count={count}
          earlier={t('attachment.earlier', { name })}
          later={t('attachment.later', { name })}
          grip={grip}
          onMove={onMove}
        />
        <IconButton label={t('attachment.remove', { name })} icon={<Trash2 />} size="s" onClick={onRemove} />
      </div>
      <div id={descriptionId(key)} data-upload className={styles.body}>
        {uploaded === null && <UploadState instance={instance} attachmentKey={key} name={name} />}
        {hasNoPreview && uploaded && <NoPreview url={uploaded.url} />}
        <DescriptionField attachment={attachment} onChange={onChange} />
      </div>
    </li>
  )
}
