/** Checks files to be uploaded (docs/server/media.md#upload, docs/server/media.md#media-types). */
import { invalid } from '../refusal.ts'
import type { World } from '../world/world.ts'
import { refuseNul } from './nul.ts'

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

export function checkUpload(world: World, bytes: Uint8Array, type: string): void {
  const { max_file_size } = world.instance
  if (bytes.length > max_file_size) throw invalid(`file size must be less than ${inUnits(max_file_size)}`)
  if (!MEDIA_TYPES.includes(type)) throw invalid(`invalid media type ${type}`)
}

const inUnits = (size: number) => (size < 1_000_000 ? `${size / 1000}kB` : `${size / 1_000_000}MB`)

/** Refuses a description that is too long. It counts code points: an emoji is one. */
export function checkDescription(description: string | null): void {
  if (description !== null && [...description].length > 3000) throw invalid('media description is too long')
  refuseNul(description)
}
