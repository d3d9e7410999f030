import { type FormEvent, useState } from 'react'
import { useErrorText } from '#components/feedback/error-text.ts'
import type { Attachment } from '#contract/entities/attachment.ts'
import { useDescribeFile } from '#data/posts/undescribed.ts'
import { MAX_DESCRIPTION } from '#domain/composer/attachment.ts'
import { directionOfField } from '#domain/direction.ts'
import { useText } from '#i18n/i18n.ts'
import { handOverFocus } from '#platform/focus/hand-over.ts'
import { Button } from '#ui/Button.tsx'
import { announce } from '#ui/notices.ts'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './UndescribedRow.module.css'

/** The next file of the same post has the focus when one leaves; without one the row hands it over itself. */
const handOverToNextFile = handOverFocus((form) => {
  const row = form.closest('[data-row]')
  return () => (row?.isConnected ? row.querySelector('textarea') : null)
})

/**
 * Shows a file with the field for its description, and the button that sends it
 * (docs/spec/media.md#files-without-a-description).
 */
export function UndescribedFile({
  postId,
  file,
  number,
}: {
  postId: string
  file: Attachment
  /** Its place in the post. */
  number: number
}) {
  const t = useText()
  const [description, setDescription] = useState('')
  const describe = useDescribeFile(postId)
  const reason = useErrorText(describe.error)
  const isEmpty = description.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isEmpty || describe.isPending) return
    describe.mutate(
      { mediaId: file.id, description: description.trim() },
      { onSuccess: () => announce(t('undescribed.done')) },
    )
  }

  return (
    <form
      ref={handOverToNextFile}
      className={styles.file}
      onSubmit={submit}
      aria-label={t('undescribed.file', { number })}
    >
      <div className={styles.picture}>
        {file.type === 'image' ? (
          <img src={file.url} alt="" loading="lazy" decoding="async" />
        ) : (
          <span>{t('undescribed.file', { number })}</span>
        )}
      </div>
      <div className={styles.words}>
        <TextArea
          label={t('media.description')}
          placeholder={t('attachment.description_hint')}
          rows={2}
          maxLength={MAX_DESCRIPTION}
          dir={directionOfField(description)}
          value={description}
          readOnly={describe.isPending}
          error={describe.isError && <span role="alert">{reason}</span>}
          onChange={({ target }) => {
            setDescription(target.value)
            if (describe.isError) describe.reset()
          }}
        />
        <Button size="s" type="submit" busy={describe.isPending} disabled={isEmpty}>
          {t('undescribed.save')}
        </Button>
      </div>
    </form>
  )
}
