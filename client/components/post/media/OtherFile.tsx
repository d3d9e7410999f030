import type { Attachment } from '#contract/entities/attachment.ts'
import { AudioPlayer } from './AudioPlayer.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

/**
 * Shows a file that is no picture: a video, an audio file, or a link to anything else. It loads when it is
 * first needed.
 */
export function OtherFile({ file }: { file: Attachment }) {
  if (file.type === 'video') return <VideoPlayer file={file} />
  if (file.type === 'audio') return <AudioPlayer file={file} />
  return <DocumentLink file={file} />
}
