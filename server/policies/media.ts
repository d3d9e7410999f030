/** Which files may be uploaded (contract 1.7, 4). */
import { invalid } from '../refusal.ts'

export const MEDIA_TYPES = [
  'audio/aac',
  'audio/flac',
  'audio/m4a',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/vnd.wave',
  'audio/wav',
  'audio/x-m4a',
  'audio/x-wav',
  'image/apng',
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'video/mp4',
  'video/ogg',
  'video/quicktime',
  'video/webm',
  'video/x-m4v',
]

export const SIZE_LIMIT = 20_000_000

export function checkUpload(bytes: Uint8Array, type: string): void {
  if (bytes.length > SIZE_LIMIT) throw invalid('file size must be less than 20MB')
  if (!MEDIA_TYPES.includes(type)) throw invalid(`invalid media type ${type}`)
}

export function checkDescription(description: string | null): void {
  if (description !== null && description.length > 3000) throw invalid('media description is too long')
}
