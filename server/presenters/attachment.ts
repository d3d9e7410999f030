/** Writes an attachment as the API shows it (docs/server/media.md#attachment). */
import type { AttachmentRecord } from '../world/records.ts'
import { mediaUrl, type View } from './view.ts'

export function presentAttachment(attachment: AttachmentRecord, view: View) {
  const url = mediaUrl(attachment.file, view)
  const [kind = ''] = attachment.media_type.split('/')
  return {
    id: attachment.id,
    type: ['image', 'video', 'audio'].includes(kind) ? kind : 'unknown',
    url,
    preview_url: url,
    description: attachment.description,
  }
}
