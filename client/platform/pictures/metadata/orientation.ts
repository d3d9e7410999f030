/** Reads from EXIF how a picture has to be turned, and writes EXIF that says nothing else. */
import { type Bytes, startsWith, viewOf } from './bytes.ts'

const ORIENTATION = 0x0112

/** The length of EXIF with one entry. */
const LENGTH = 26

/** Returns how EXIF says that the picture has to be turned; 1, upright, where that cannot be read. */
export function orientationIn(tiff: Bytes): number {
  const view = viewOf(tiff)
  if (tiff.length < 8) return 1
  const little = startsWith(tiff, 'II')
  const start = view.getUint32(4, little)
  if (start + 2 > tiff.length) return 1
  const count = view.getUint16(start, little)
  for (let at = start + 2; at < start + 2 + count * 12 && at + 12 <= tiff.length; at += 12) {
    if (view.getUint16(at, little) !== ORIENTATION) continue
    const orientation = view.getUint16(at + 8, little)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}

/** Returns EXIF that says how a picture has to be turned, and nothing else. */
export function exifOf(orientation: number): Bytes {
  const bytes = new Uint8Array(LENGTH)
  const view = viewOf(bytes)
  bytes.set([0x49, 0x49, 42, 0]) // "II": the lower byte of a number comes first
  view.setUint32(4, 8, true)
  view.setUint16(8, 1, true)
  view.setUint16(10, ORIENTATION, true)
  view.setUint16(12, 3, true) // a number of two bytes
  view.setUint32(14, 1, true)
  view.setUint16(18, orientation, true)
  return bytes
}
