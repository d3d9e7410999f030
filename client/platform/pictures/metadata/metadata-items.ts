/** Finds in a box `meta` where EXIF, XMP and other metadata of a picture lie. */
import { type Box, boxesIn } from './boxes.ts'
import { type Bytes, textAt, viewOf } from './bytes.ts'

export interface MetadataItem {
  isExif: boolean
  places: { at: number; length: number }[]
}

/** Types of items that are no part of the picture. */
const METADATA = ['Exif', 'mime', 'uri ']

/** Returns the metadata of the picture; null where they cannot be found. */
export function metadataItems(bytes: Bytes, meta: Box): MetadataItem[] | null {
  const boxes = boxesIn(bytes, meta.body + 4, meta.end)
  if (!boxes) return null
  try {
    const types = typesOf(bytes, boxes)
    const wanted = [...types].filter(([, type]) => METADATA.includes(type))
    const places = placesOf(bytes, boxes)
    return wanted.map(([id, type]) => {
      const found = places.get(id)
      if (!found) throw new RangeError('an item lies nowhere')
      return { isExif: type === 'Exif', places: found }
    })
  } catch (error) {
    if (error instanceof RangeError) return null // something reaches beyond the file
    throw error
  }
}

/** Returns the types of the items by their numbers. */
function typesOf(bytes: Bytes, boxes: readonly Box[]): Map<number, string> {
  const view = viewOf(bytes)
  const types = new Map<number, string>()
  const list = boxes.find(({ type }) => type === 'iinf')
  if (!list) return types
  const countLength = view.getUint8(list.body) === 0 ? 2 : 4
  for (const { type, body } of boxesIn(bytes, list.body + 4 + countLength, list.end) ?? []) {
    if (type !== 'infe') continue
    const version = view.getUint8(body)
    if (version < 2) throw new RangeError('an item has no type')
    const id = version === 2 ? view.getUint16(body + 4) : view.getUint32(body + 4)
    types.set(id, textAt(bytes, body + (version === 2 ? 8 : 10), 4))
  }
  return types
}

/** Returns where the items lie, by their numbers. */
function placesOf(bytes: Bytes, boxes: readonly Box[]): Map<number, MetadataItem['places']> {
  const places = new Map<number, MetadataItem['places']>()
  const list = boxes.find(({ type }) => type === 'iloc')
  if (!list) return places
  const view = viewOf(bytes)
  const inside = boxes.find(({ type }) => type === 'idat')
  let at = list.body
  const read = (length: number): number => {
    const value =
      length === 8 ? Number(view.getBigUint64(at)) : length === 4 ? view.getUint32(at) : small(length)
    at += length
    return value
  }
  const small = (length: number) => (length === 2 ? view.getUint16(at) : length === 1 ? view.getUint8(at) : 0)
  const version = read(1)
  at += 3
  const lengths = read(2)
  const [ofOffset, ofLength, ofBase] = [lengths >> 12, (lengths >> 8) & 15, (lengths >> 4) & 15]
  const ofIndex = version === 0 ? 0 : lengths & 15
  const wide = version < 2 ? 2 : 4
  for (let left = read(wide); left > 0; left -= 1) {
    const id = read(wide)
    const method = version === 0 ? 0 : read(2) & 15
    read(2) // another file could hold it; none does
    const base = read(ofBase) + (method === 1 ? (inside?.body ?? Number.NaN) : 0)
    const own: MetadataItem['places'] = []
    for (let parts = read(2); parts > 0; parts -= 1) {
      read(ofIndex)
      const offset = read(ofOffset)
      const length = read(ofLength)
      own.push({ at: base + offset, length: length === 0 ? bytes.length - base - offset : length })
    }
    const isKnown = method < 2 && own.every((one) => one.at >= 0 && one.at + one.length <= bytes.length)
    if (isKnown) places.set(id, own)
  }
  return places
}
