import { useEffect, useEffectEvent, useRef } from 'react'
import { RowBoundary } from '#components/list/RowBoundary.tsx'
import type { Instance } from '#contract/entities/instance.ts'
import { useWriting } from '#data/writing/current-engine.ts'
import { moved } from '#domain/composer/attachment.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { useText } from '#i18n/i18n.ts'
import { useDragOrder } from '#platform/input/use-drag-order.ts'
import { announce } from '#ui/notices.ts'
import { AttachmentItem } from './AttachmentItem.tsx'
import styles from './AttachmentList.module.css'
import type { ChangeAttachments } from './use-attach.ts'

/** Shows the files of a draft in the order of the post, and says when one has arrived at the server. */
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
  const { uploads } = useWriting()
  const place = useRef<HTMLDivElement>(null)
  const count = attachments.length
  const { drag, gripOf } = useDragOrder(move)

  const nameOf = (key: string | null) =>
    attachments.find((attachment) => attachment.key === key)?.name || t('attachment.unnamed')

  function move(key: string, to: number) {
    if (to < 0 || to >= count || attachments[to]?.key === key) return
    onChange((former) => moved(former, key, to))
    announce(t('attachment.moved', { name: nameOf(key), position: to + 1, count }))
  }

  function remove(key: string) {
    place.current?.focus() // the button goes away
    uploads.drop(key)
    onChange((former) => former.filter((attachment) => attachment.key !== key))
    announce(t('attachment.removed', { name: nameOf(key) }))
  }

  const announceArrival = useEffectEvent((key: string | null) => {
    if (attachments.some((attachment) => attachment.key === key)) {
      announce(t('attachment.uploaded', { name: nameOf(key) }))
    }
  })
  useEffect(() => uploads.arrived.subscribe(() => announceArrival(uploads.arrived.current())), [uploads])

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {count > 0 && (
        <ul className={styles.list} aria-label={t('attachment.list')}>
          {attachments.map((attachment, index) => (
            <RowBoundary key={attachment.key} item={{ id: attachment.key }} kind="li">
              <AttachmentItem
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
            </RowBoundary>
          ))}
        </ul>
      )}
    </div>
  )
}
