import { useState } from 'react'
import type { Attachment } from '#contract/entities/attachment.ts'
import { recallImageSize, rememberImageSize } from '#data/storage/image-sizes.ts'
import { boxOf, descriptionOf } from '#domain/post/media.ts'
import { useText } from '#i18n/i18n.ts'
import { FileDescription } from './FileDescription.tsx'
import { LoadableFile } from './LoadableFile.tsx'
import { PlayerNote } from './PlayerNote.tsx'
import { usePlayer } from './use-player.ts'
import styles from './VideoPlayer.module.css'

/** Shows the player of a video, in a box with the proportions that are known from before. */
export function VideoPlayer({ file }: { file: Attachment }) {
  'use memo'
  const t = useText()
  const [size] = useState(() => recallImageSize(file.url))
  const player = usePlayer<HTMLVideoElement>(rememberSize)
  const description = descriptionOf(file)

  function rememberSize({ videoWidth, videoHeight }: HTMLVideoElement) {
    rememberImageSize(file.url, { width: videoWidth, height: videoHeight })
  }

  return (
    <div className={styles.film} style={size ? boxOf(size) : {}}>
      <LoadableFile<HTMLVideoElement> url={file.url} kind="video" onFail={player.onFail}>
        {(watch) => (
          <video
            {...player.events(watch)}
            className={styles.player}
            data-shortcut="media"
            src={file.url}
            aria-label={description ?? t('media.video')}
            controls
            playsInline
            preload="metadata"
          />
        )}
      </LoadableFile>
      <div className={styles.note}>
        <PlayerNote kind="video" url={file.url} player={player} />
      </div>
      {description !== null && (
        <div className={styles.description}>
          <FileDescription description={description} />
        </div>
      )}
    </div>
  )
}
