import { useRef } from 'react'
import type { Instance } from '#contract/entities/instance.ts'
import { dropUpload, sendMissing } from '#data/writing/uploads.ts'
import { moved, withUploaded } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import { announce } from '#ui/notices.ts'
import { AttachmentItem } from './AttachmentItem.tsx'
import styles from './AttachmentList.module.css'
import type { ChangeAttachments } from './use-attach.ts'
import { useDragOrder } from './use-drag-order.ts'

/** The files of a draft in the order of the post. As long as it is shown, what is missing at the server is sent there. */
export function AttachmentList({
  instance,
  attachments,
  onChange,
}: {
  instance: Instance
  attachments: readonly DraftAttachment[]
  onChange: ChangeAttachments
}) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const count = attachments.length
  const { drag, gripOf } = useDragOrder(move)

  const nameOf = (key: string) =>
    attachments.find((attachment) => attachment.key === key)?.name || t('attachment.unnamed')

  function move(key: string, to: number) {
    if (to < 0 || to >= count || attachments[to]?.key === key) return
    onChange((former) => moved(former, key, to))
    announce(t('attachment.moved', { name: nameOf(key), position: to + 1, count }))
  }

  function remove(key: string) {
    place.current?.focus() // the button goes away
    dropUpload(key)
    onChange((former) => former.filter((attachment) => attachment.key !== key))
    announce(t('attachment.removed', { name: nameOf(key) }))
  }

  /** After every drawing; asking twice changes nothing. */
  function keepSending(list: HTMLUListElement | null) {
    if (!list) return
    sendMissing(attachments, {
      sizeLimit: instance.configuration.media_attachments.image_size_limit,
      onUploaded: (key, uploaded) => {
        onChange((former) => withUploaded(former, key, uploaded))
        announce(t('attachment.uploaded', { name: nameOf(key) }))
      },
    })
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {count > 0 && (
        <ul ref={keepSending} className={styles.list} aria-label={t('attachment.list')}>
          {attachments.map((attachment, index) => (
            <AttachmentItem
              key={attachment.key}
              instance={instance}
              attachment={attachment}
              index={index}
              count={count}
              dragged={drag?.key === attachment.key}
              target={drag?.over === index}
              grip={gripOf(attachment.key)}
              onChange={onChange}
              onMove={(to) => move(attachment.key, to)}
              onRemove={() => remove(attachment.key)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
