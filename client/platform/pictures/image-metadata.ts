/**
 * Removes the metadata of a picture that says something about its author: place, camera, time, software. The
 * picture is not encoded again, and what is needed to show it (colours, frames) stays
 * (docs/spec/attachments.md#pictures-are-made-smaller-and-cleaned).
 */
import { type Bytes, type CleanImage, startsWith } from '#platform/pictures/metadata/bytes.ts'
import { cleanBoxes } from '#platform/pictures/metadata/clean-boxes.ts'
import { cleanGif } from '#platform/pictures/metadata/clean-gif.ts'
import { cleanJpeg } from '#platform/pictures/metadata/clean-jpeg.ts'
import { cleanPng } from '#platform/pictures/metadata/clean-png.ts'
import { cleanWebp } from '#platform/pictures/metadata/clean-webp.ts'

/**
 * Returns the picture without its metadata; null for a broken picture or a format that this file does not
 * know. `staysTurned` keeps how the picture has to be turned, for one that is not drawn anew.
 */
export function cleanImage(bytes: Bytes, { staysTurned = false } = {}): CleanImage | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return cleanJpeg(bytes, staysTurned)
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return cleanPng(bytes, staysTurned)
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return cleanWebp(bytes, staysTurned)
  if (startsWith(bytes, 'GIF8')) return cleanGif(bytes)
  if (startsWith(bytes, 'ftyp', 4)) return cleanBoxes(bytes)
  return null
}
