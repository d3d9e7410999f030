/** Removes from a WebP what is not needed to show it. */
import { type Bytes, bytesOf, type CleanImage, joined, startsWith, textAt, viewOf } from './bytes.ts'
import { exifOf, orientationIn } from './orientation.ts'

/** Bits in the header of an extended WebP: it has EXIF, it has XMP, it is animated. */
const [HAS_EXIF, HAS_XMP, MOVES] = [0b1000, 0b100, 0b10]

/** The chunks that are kept: the picture, its colours and its frames. */
const NEEDED = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

/**
 * Returns a WebP without its metadata; null for one that is broken. `staysTurned` keeps how it has to be
 * turned.
 */
export function cleanWebp(bytes: Bytes, staysTurned: boolean): CleanImage | null {
  const view = viewOf(bytes)
  const kept: Bytes[] = [bytes.slice(0, 12)]
  let header: Bytes | null = null
  let [isAnimated, orientation] = [false, 1]
  const length = Math.min(bytes.length, 8 + view.getUint32(4, true))
  for (let at = 12; at + 8 <= length; ) {
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > length) return null
    const type = textAt(bytes, at, 4)
    const chunk = bytes.slice(at, end)
    if (type === 'VP8X') {
      header = chunk
      const flags = chunk[8] ?? 0
      isAnimated = (flags & MOVES) !== 0
      chunk[8] = flags & ~(HAS_EXIF | HAS_XMP)
    }
    if (type === 'EXIF') {
      orientation = orientationIn(chunk.subarray(startsWith(chunk, 'Exif', 8) ? 14 : 8))
    }
    if (NEEDED.includes(type)) kept.push(chunk)
    at = end
  }
  if (header && staysTurned && orientation !== 1) {
    header[8] = (header[8] ?? 0) | HAS_EXIF
    kept.push(exifChunk(orientation))
  }
  const clean = joined(kept)
  viewOf(clean).setUint32(4, clean.length - 8, true)
  return { bytes: clean, isAnimated, orientation }
}

function exifChunk(orientation: number): Bytes {
  const body = exifOf(orientation)
  const chunk = joined([bytesOf('EXIF'), new Uint8Array(4), body])
  viewOf(chunk).setUint32(4, body.length, true)
  return chunk
}
