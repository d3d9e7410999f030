import type { Attachment } from '#contract/entities/attachment.ts'
import { descriptionOf } from '#domain/post/media.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './AudioPlayer.module.css'
import { FileDescription } from './FileDescription.tsx'
import { LoadableFile } from './LoadableFile.tsx'

/** Shows the player of an audio file. */
export function AudioPlayer({ file }: { file: Attachment }) {
  'use memo'
  const t = useText()
  const description = descriptionOf(file)
  return (
    <div className={styles.sound}>
      <LoadableFile url={file.url}>
        {(fail) => (
          // biome-ignore lint/a11y/useMediaCaption: the server has no captions; the description stands in
          <audio
            className={styles.player}
            src={file.url}
            aria-label={description ?? t('media.audio')}
            controls
            preload="metadata"
            onError={fail}
          />
        )}
      </LoadableFile>
      {description !== null && <FileDescription description={description} />}
    </div>
  )
}
