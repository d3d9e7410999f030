/**
 * Empties the metadata of a picture that consists of boxes (AVIF, HEIC). Every box tells where others lie,
 * counted from the beginning of the file, so nothing is taken out: its bytes become zeros, and all others
 * stay where they are.
 */
import { type Box, boxesIn } from './boxes.ts'
import { type Bytes, bytesOf, type CleanImage, textAt } from './bytes.ts'
import { metadataItems } from './metadata-items.ts'

/** Boxes that hold other boxes. */
const HOLDERS = ['moov', 'trak']

/** Boxes that only programs and people want, not who shows the picture. */
const UNNEEDED = ['udta', 'uuid']

/** EXIF without any entry, behind the four bytes that say where it begins. */
const EMPTY_EXIF = bytesOf('\0\0\0\0II*\0\x08\0\0\0\0\0\0\0\0\0')

/**
 * Returns the picture with its metadata emptied; null for one that is broken, or that says in no known way
 * where they lie.
 */
export function cleanBoxes(bytes: Bytes): CleanImage | null {
  const clean = bytes.slice()
  const top = boxesIn(bytes, 0, bytes.length)
  if (!top?.some(({ type }) => type === 'meta' || type === 'moov')) return null
  if (!emptied(clean, top)) return null
  return { bytes: clean, isAnimated: hasFrames(bytes, top), orientation: 1 }
}

/** Empties what these boxes hold of metadata. Returns false where something could not be read. */
function emptied(clean: Bytes, boxes: readonly Box[]): boolean {
  return boxes.every((box) => {
    if (UNNEEDED.includes(box.type)) {
      clean.set(bytesOf('free'), box.start + 4)
      clean.fill(0, box.body, box.end)
      return true
    }
    if (box.type === 'meta') return isMetaEmptied(clean, box)
    if (!HOLDERS.includes(box.type)) return true
    const inside = boxesIn(clean, box.body, box.end)
    return inside !== null && emptied(clean, inside)
  })
}

function isMetaEmptied(clean: Bytes, meta: Box): boolean {
  const items = metadataItems(clean, meta)
  if (!items) return false
  for (const { isExif, places } of items) {
    for (const { at, length } of places) clean.fill(0, at, at + length)
    const [place] = places
    if (isExif && place && place.length >= EMPTY_EXIF.length) clean.set(EMPTY_EXIF, place.at)
  }
  return true
}

/** Returns whether the picture says first of all that it is a film. */
function hasFrames(bytes: Bytes, top: readonly Box[]): boolean {
  const kinds = top.find(({ type }) => type === 'ftyp')
  return kinds !== undefined && ['avis', 'hevc', 'msf1'].includes(textAt(bytes, kinds.body, 4))
}
