import { useQuery } from '@tanstack/react-query'
import { FileText, Image, Music, Video } from 'lucide-react'
import { useWriting } from '#data/writing/current-engine.ts'
import { thumbnailQuery } from '#data/writing/thumbnail.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import styles from './AttachmentPreview.module.css'

/** A small look at the file. Decoration: its name and its description stand beside it. */
export function AttachmentPreview({ attachment }: { attachment: DraftAttachment }) {
  const { mediaType, uploaded } = attachment
  const { data: thumbnail } = useQuery(thumbnailQuery(useWriting().files, attachment))
  const kind = mediaType.slice(0, mediaType.indexOf('/'))
  const picture = thumbnail ?? (kind === 'image' ? uploaded?.url : null)
  return (
    <div className={styles.preview} aria-hidden="true">
      {picture ? (
        <img className={styles.picture} src={picture} alt="" draggable={false} />
      ) : kind === 'video' && uploaded ? (
        // Only what has an address can be shown: the policy forbids anything else
        // (docs/server/policy-and-files.md#content-security-policy).
        <video className={styles.picture} src={uploaded.url} preload="metadata" muted tabIndex={-1} />
      ) : (
        <KindIcon kind={kind} />
      )}
    </div>
  )
}

function KindIcon({ kind }: { kind: string }) {
  if (kind === 'image') return <Image />
  if (kind === 'video') return <Video />
  if (kind === 'audio') return <Music />
  return <FileText />
}
