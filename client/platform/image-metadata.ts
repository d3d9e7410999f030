/**
 * Removes the metadata of a picture that says something about its author: place, camera, time, software. The picture is not
 * encoded again, and what is needed to show it (colours, frames) stays (docs/spec/attachments.md#pictures-are-made-smaller-and-cleaned).
 */

export interface CleanImage {
  bytes: Uint8Array<ArrayBuffer>
  isAnimated: boolean
  /** False when the removed metadata said that the picture has to be turned. */
  isUpright: boolean
}

type Bytes = Uint8Array<ArrayBuffer>

/** Returns the picture without its metadata; null for a broken picture or a format that this file does not know. */
export function cleanImage(bytes: Bytes): CleanImage | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return cleanJpeg(bytes)
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return cleanPng(bytes)
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return cleanWebp(bytes)
  return null
}

function cleanJpeg(bytes: Bytes): CleanImage | null {
  const view = viewOf(bytes)
  const kept: Bytes[] = [bytes.subarray(0, 2)]
  let isUpright = true
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // Behind the end there may be more pictures or a film, with metadata of their own.
    if (marker === 0xd9)
      return { bytes: joined([...kept, bytes.subarray(at, at + 2)]), isAnimated: false, isUpright }
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return null
    const segment = bytes.subarray(at, end)
    if (marker === 0xe1 && startsWith(segment, 'Exif', 4)) isUpright &&= isUprightExif(segment.subarray(10))
    if (isNeededSegment(marker, segment)) kept.push(segment)
    at = end
    if (marker !== 0xda) continue
    at = endOfScan(bytes, end)
    kept.push(bytes.subarray(end, at))
  }
  // Some cameras leave the last marker out; one is added.
  return at + 2 >= bytes.length
    ? { bytes: joined([...kept, Uint8Array.of(0xff, 0xd9)]), isAnimated: false, isUpright }
    : null
}

/** Returns whether a segment is needed to show the picture. Of those for applications these are JFIF, colour profile and colour transform. */
function isNeededSegment(marker: number, segment: Bytes): boolean {
  if (marker === 0xe2) return startsWith(segment, 'ICC_PROFILE', 4)
  return marker !== 0xfe && (marker < 0xe0 || marker > 0xef || marker === 0xe0 || marker === 0xee)
}

/** Returns where the next segment begins: at an 0xff that neither a stuffed zero nor a restart marker follows. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

const PRIVATE_PNG = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']

function cleanPng(bytes: Bytes): CleanImage | null {
  const view = viewOf(bytes)
  const kept: Bytes[] = [bytes.subarray(0, 8)]
  let [isAnimated, isUpright] = [false, true]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const type = textAt(bytes, at + 4, 4)
    if (type === 'acTL') isAnimated = true
    if (type === 'eXIf') isUpright = isUprightExif(bytes.subarray(at + 8, end - 4))
    if (!PRIVATE_PNG.includes(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return { bytes: joined(kept), isAnimated, isUpright }
    at = end
  }
  return null
}

/** Bits in the header of an extended WebP: it has EXIF and XMP; it is animated. */
const [HAS_PRIVATE, MOVES] = [0b1100, 0b10]

function cleanWebp(bytes: Bytes): CleanImage | null {
  const view = viewOf(bytes)
  const kept: Bytes[] = [bytes.slice(0, 12)]
  let [isAnimated, isUpright] = [false, true]
  const length = Math.min(bytes.length, 8 + view.getUint32(4, true))
  for (let at = 12; at + 8 <= length; ) {
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > length) return null
    const type = textAt(bytes, at, 4)
    const chunk = bytes.slice(at, end)
    if (type === 'VP8X') {
      const flags = chunk[8] ?? 0
      isAnimated = (flags & MOVES) !== 0
      chunk[8] = flags & ~HAS_PRIVATE
    }
    if (type === 'EXIF') isUpright = isUprightExif(chunk.subarray(startsWith(chunk, 'Exif', 8) ? 14 : 8))
    if (type !== 'EXIF' && type !== 'XMP ') kept.push(chunk)
    at = end
  }
  const clean = joined(kept)
  viewOf(clean).setUint32(4, clean.length - 8, true)
  return { bytes: clean, isAnimated, isUpright }
}

const ORIENTATION = 0x0112

/** Returns whether EXIF says that the picture is upright; true where that cannot be read. */
function isUprightExif(tiff: Bytes): boolean {
  const view = viewOf(tiff)
  if (tiff.length < 8) return true
  const little = startsWith(tiff, 'II')
  const start = view.getUint32(4, little)
  if (start + 2 > tiff.length) return true
  const count = view.getUint16(start, little)
  for (let at = start + 2; at < start + 2 + count * 12 && at + 12 <= tiff.length; at += 12) {
    if (view.getUint16(at, little) === ORIENTATION) return view.getUint16(at + 8, little) <= 1
  }
  return true
}

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const textAt = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const startsWith = (bytes: Bytes, text: string, at = 0) => textAt(bytes, at, text.length) === text

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
