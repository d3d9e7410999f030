import { EyeOff, FileText } from 'lucide-react'
import { useState } from 'react'
import type { Attachment } from '#contract/entities/attachment.ts'
import { useViewer } from '#data/session.ts'
import { preferencesOf } from '#domain/preference.ts'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './PostMedia.module.css'

/** The files of a post. Sensitive ones stay covered until asked for, and can be covered again (spec A §2.15 "Media"). */
export function PostMedia({
  attachments,
  sensitive,
}: {
  attachments: readonly Attachment[]
  sensitive: boolean
}) {
  'use memo'
  const t = useText()
  const { contentWarningsEnabled } = preferencesOf(useViewer())
  const [revealed, setRevealed] = useState(false)
  const covers = sensitive && contentWarningsEnabled
  if (covers && !revealed) {
    return (
      <div className={styles.cover}>
        <Button icon={<EyeOff />} onClick={() => setRevealed(true)}>
          {t('media.sensitive')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.media} data-count={Math.min(attachments.length, 4)}>
      {attachments.map((attachment) => (
        <MediaFile key={attachment.id} attachment={attachment} />
      ))}
      {covers && (
        <div className={styles.hide}>
          <IconButton label={t('media.hide')} icon={<EyeOff />} onClick={() => setRevealed(false)} />
        </div>
      )}
    </div>
  )
}

function MediaFile({ attachment: { type, url, description } }: { attachment: Attachment }) {
  const t = useText()
  const label = description ?? t('media.no_description')
  if (type === 'image') {
    return <img className={styles.file} src={url} alt={label} loading="lazy" decoding="async" />
  }
  if (type === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: the server has no captions; the description stands in
    return <video className={styles.file} src={url} aria-label={label} controls preload="metadata" />
  }
  if (type === 'audio') {
    // biome-ignore lint/a11y/useMediaCaption: the server has no captions; the description stands in
    return <audio className={styles.sound} src={url} aria-label={label} controls preload="none" />
  }
  return (
    <a className={styles.document} href={url} target="_blank" rel="noopener noreferrer">
      <FileText aria-hidden="true" />
      {description ?? t('media.document')}
    </a>
  )
}
