import type { Attachment } from '#contract/entities/attachment.ts'
import { AudioPlayer } from './AudioPlayer.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

/** A film, a sound, or any other file: what most posts do not have, and therefore not loaded with the first ones. */
export function OtherFile({ file }: { file: Attachment }) {
  if (file.type === 'video') return <VideoPlayer file={file} />
  if (file.type === 'audio') return <AudioPlayer file={file} />
  return <DocumentLink file={file} />
}
