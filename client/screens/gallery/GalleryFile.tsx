import { FileText, ImageOff, Music } from 'lucide-react'
import { useState } from 'react'
import type { Attachment } from '#contract/entities/attachment.ts'
import { fileOf } from '#domain/post/media.ts'
import type { CellKind } from '#domain/profile/gallery.ts'
import styles from './GalleryFile.module.css'

/** The moment of a film that is its picture: many begin in black. */
const PICTURE_OF_FILM = '#t=0.5'

/** Shows a file as a square: its picture, the beginning of a film, or a sign for what has no picture. The link around it has its name. */
export function GalleryFile({ file: { url }, kind }: { file: Attachment; kind: CellKind }) {
  const [hasFailed, setFailed] = useState(url === '')
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
        <ImageOff aria-hidden="true" />
      </span>
    )
  }
  if (kind === 'video') {
    return (
      <video
        className={styles.picture}
        src={url + PICTURE_OF_FILM}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
        aria-hidden="true"
        onError={() => setFailed(true)}
      />
    )
  }
  return (
    <img
      className={styles.picture}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}
