import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { Attachment } from '#contract/entities/attachment.ts'
import { useViewer } from '#data/session.ts'
import { arrange } from '#domain/post/media.ts'
import { preferencesOf } from '#domain/preference.ts'
import { useText } from '#i18n/i18n.ts'
import { AudioPlayer } from './AudioPlayer.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { ImageGrid } from './ImageGrid.tsx'
import styles from './PostMedia.module.css'
import { VideoPlayer } from './VideoPlayer.tsx'

/**
 * The files of a post. Sensitive ones stay covered until asked for, and can be covered again (spec A §2.15 "Media").
 * Covering and uncovering is one button that changes its shape, so the focus stays where it was.
 */
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
  const coverable = sensitive && contentWarningsEnabled
  const covered = coverable && !revealed
  const { images, others } = arrange(attachments)
  return (
    <div className={styles.media}>
      {coverable && (
        <button
          type="button"
          className={styles.cover}
          data-covering={covered}
          data-place={images.length > 0 ? 'over' : 'above'}
          aria-label={covered ? undefined : t('media.hide')}
          data-tooltip={covered ? undefined : t('media.hide')}
          onClick={() => setRevealed(covered)}
        >
          <EyeOff aria-hidden="true" />
          {covered && t('media.sensitive')}
        </button>
      )}
      {images.length > 0 && <ImageGrid images={images} covered={covered} />}
      {!covered && others.map((file) => <OtherFile key={file.id} file={file} />)}
    </div>
  )
}

function OtherFile({ file }: { file: Attachment }) {
  if (file.type === 'video') return <VideoPlayer file={file} />
  if (file.type === 'audio') return <AudioPlayer file={file} />
  return <DocumentLink file={file} />
}
