import { FileText, ImageOff, Music, Video, VideoOff } from 'lucide-react'
import { useState } from 'react'
import type { Attachment } from '#contract/entities/attachment.ts'
import { hasOnlySound } from '#domain/post/file-problem.ts'
import { fileOf } from '#domain/post/media.ts'
import type { CellKind } from '#domain/profile/gallery.ts'
import { useText } from '#i18n/i18n.ts'
import { watchFile } from '#platform/pictures/watch-file.ts'
import styles from './GalleryFile.module.css'

/** The moment of a film that is its picture: many begin in black. */
const PICTURE_OF_FILM = '#t=0.5'

/**
 * Shows a file as a square: its picture, the beginning of a film, or a sign for what has no picture. The link
 * around it has its name.
 */
export function GalleryFile({ file: { url }, kind }: { file: Attachment; kind: CellKind }) {
  const t = useText()
  const [hasFailed, setFailed] = useState(url === '')
  const [hasNoPicture, setNoPicture] = useState(false)
  const watch = watchFile(() => setFailed(true))
  if (kind === 'audio')
    return (
      <span className={styles.sign}>
        <Music aria-hidden="true" />
      </span>
    )
  if (kind === 'document') {
    return (
      <span className={styles.sign}>
        <FileText aria-hidden="true" />
        <span translate="no">{fileOf(url).kind}</span>
      </span>
    )
  }
  if (hasFailed) {
    return (
      <span className={styles.sign}>
        {kind === 'video' ? <VideoOff aria-hidden="true" /> : <ImageOff aria-hidden="true" />}
        <span>{t('media.failed')}</span>
      </span>
    )
  }
  if (hasNoPicture) {
    return (
      <span className={styles.sign}>
        <Video aria-hidden="true" />
      </span>
    )
  }
  if (kind === 'video') {
    return (
      <video
        ref={(film) => {
          if (film && hasOnlySound(film)) setNoPicture(true)
          return watch(film)
        }}
        className={styles.picture}
        src={url + PICTURE_OF_FILM}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
        aria-hidden="true"
        onLoadedMetadata={({ currentTarget }) => setNoPicture(hasOnlySound(currentTarget))}
      />
    )
  }
  return <img ref={watch} className={styles.picture} src={url} alt="" loading="lazy" decoding="async" />
}
