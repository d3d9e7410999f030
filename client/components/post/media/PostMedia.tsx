import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { Attachment } from '#contract/entities/attachment.ts'
import { useViewer } from '#data/connection/session.ts'
import { arrange } from '#domain/post/media.ts'
import { preferencesOf } from '#domain/preference.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { ImageGrid } from './ImageGrid.tsx'
import { OtherFilePlaceholder } from './OtherFilePlaceholder.tsx'
import styles from './PostMedia.module.css'

const OtherFile = lazyPart(async () => (await import('./OtherFile.tsx')).OtherFile)

/**
 * Shows the files of a post. Sensitive ones stay covered until the viewer uncovers them
 * (docs/spec/media.md#sensitive-pictures). One button covers and uncovers, so that the focus stays on it.
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
          {covered && <span>{t('media.sensitive')}</span>}
        </button>
      )}
      {images.length > 0 && <ImageGrid images={images} covered={covered} />}
      {!covered &&
        others.map((file) => (
          <OtherFile key={file.id} file={file} placeholder={<OtherFilePlaceholder file={file} />} />
        ))}
    </div>
  )
}
