/** Removes from a JPEG what is not needed to show it. */
import { type Bytes, bytesOf, type CleanImage, joined, startsWith, viewOf } from './bytes.ts'
import { exifOf, orientationIn } from './orientation.ts'

/**
 * Returns a JPEG without its metadata; null for one that is broken. `staysTurned` keeps how it has to be
 * turned.
 */
export function cleanJpeg(bytes: Bytes, staysTurned: boolean): CleanImage | null {
  const view = viewOf(bytes)
  const kept: Bytes[] = []
  let orientation = 1
  let at = 2
  const done = (end: Bytes): CleanImage => {
    const turn = staysTurned && orientation !== 1 ? [exifSegment(orientation)] : []
    return { bytes: joined([bytes.subarray(0, 2), ...turn, ...kept, end]), isAnimated: false, orientation }
  }
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // Behind the end there may be more pictures or a film, with metadata of their own.
    if (marker === 0xd9) return done(bytes.subarray(at, at + 2))
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return null
    const segment = bytes.subarray(at, end)
    if (orientation === 1 && marker === 0xe1 && startsWith(segment, 'Exif', 4)) {
      orientation = orientationIn(segment.subarray(10))
    }
    if (isNeeded(marker, segment)) kept.push(segment)
    at = end
    if (marker !== 0xda) continue
    at = endOfScan(bytes, end)
    kept.push(bytes.subarray(end, at))
  }
  // Some cameras leave the last marker out; one is added.
  return at + 2 >= bytes.length ? done(Uint8Array.of(0xff, 0xd9)) : null
}

/**
 * The signs of those segments for applications that are needed: JFIF, the colour profile and the colour
 * transform.
 */
const NEEDED: Record<number, string> = { 224: 'JFIF\0', 226: 'ICC_PROFILE', 238: 'Adobe' }

/** Returns whether a segment is needed to show the picture. */
function isNeeded(marker: number, segment: Bytes): boolean {
  const isOfApplication = marker >= 0xe0 && marker <= 0xef
  if (!isOfApplication) return marker !== 0xfe
  const sign = NEEDED[marker]
  return sign !== undefined && startsWith(segment, sign, 4)
}

/**
 * Returns where the next segment begins: at an 0xff that neither a stuffed zero nor a restart marker follows.
 */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

function exifSegment(orientation: number): Bytes {
  const body = joined([bytesOf('Exif\0\0'), exifOf(orientation)])
  return joined([Uint8Array.of(0xff, 0xe1, 0, body.length + 2), body])
}
