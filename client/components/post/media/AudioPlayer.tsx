import type { Attachment } from '#contract/entities/attachment.ts'
import { descriptionOf } from '#domain/post/media.ts'
import { useText } from '#i18n/i18n.ts'
import styles from './AudioPlayer.module.css'
import { FileDescription } from './FileDescription.tsx'
import { LoadableFile } from './LoadableFile.tsx'
import { PlayerNote } from './PlayerNote.tsx'
import { usePlayer } from './use-player.ts'

/** Shows the player of an audio file. */
export function AudioPlayer({ file }: { file: Attachment }) {
  'use memo'
  const t = useText()
  const player = usePlayer<HTMLAudioElement>()
  const description = descriptionOf(file)
  return (
    <div className={styles.sound}>
      <LoadableFile<HTMLAudioElement> url={file.url} kind="audio" onFail={player.onFail}>
        {(watch) => (
          <audio
            {...player.events(watch)}
            className={styles.player}
            data-shortcut="media"
            src={file.url}
            aria-label={description ?? t('media.audio')}
            controls
            preload="metadata"
          />
        )}
      </LoadableFile>
      {description !== null && <FileDescription description={description} />}
      <div className={styles.note}>
        <PlayerNote kind="audio" url={file.url} player={player} />
      </div>
    </div>
  )
}
