import { useQuery } from '@tanstack/react-query'
import { FileText, Image, Music, Video } from 'lucide-react'
import { useState } from 'react'
import { useWriting } from '#data/writing/current-engine.ts'
import { thumbnailQuery } from '#data/writing/thumbnail.ts'
import type { DraftAttachment } from '#domain/composer/draft.ts'
import { hasOnlySound } from '#domain/post/file-problem.ts'
import { watchFile } from '#platform/pictures/watch-file.ts'
import styles from './AttachmentPreview.module.css'

/**
 * Shows a small look at the file: the picture that this device made of it, else the file at the server, else
 * a sign. Decoration: its name and its description stand beside it, and `onNothing` is told when the browser
 * cannot show what is there to see (docs/spec/media.md#files-that-cannot-be-shown).
 */
export function AttachmentPreview({
  attachment,
  onNothing,
}: {
  attachment: DraftAttachment
  onNothing: () => void
}) {
  const { mediaType, uploaded } = attachment
  const { data: thumbnail } = useQuery(thumbnailQuery(useWriting().files, attachment))
  const [broken, setBroken] = useState<readonly string[]>([])
  const kind = mediaType.slice(0, mediaType.indexOf('/'))
  const address = uploaded?.url ?? null
  const places = kind === 'image' ? [thumbnail, address] : [address]
  const place = places.find((one) => one && !broken.includes(one))

  function giveUp(one: string) {
    setBroken((former) => [...former, one])
    if (one === address) onNothing()
  }

  return (
    <div className={styles.preview} aria-hidden="true">
      {place && kind === 'image' ? (
        <img
          key={place}
          ref={watchFile(() => giveUp(place))}
          className={styles.picture}
          src={place}
          alt=""
          draggable={false}
        />
      ) : place && kind === 'video' ? (
        // Only what has an address can be shown: the policy forbids anything else
        // (docs/server/policy-and-files.md#content-security-policy).
        <video
          ref={watchFile(() => giveUp(place))}
          className={styles.picture}
          src={place}
          preload="metadata"
          muted
          tabIndex={-1}
          onLoadedMetadata={({ currentTarget }) => hasOnlySound(currentTarget) && giveUp(place)}
        />
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
