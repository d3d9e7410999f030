/** Reads the boxes of which AVIF and HEIC consist: each says its length and its type first. */
import { type Bytes, textAt, viewOf } from './bytes.ts'

export interface Box {
  type: string
  start: number
  /** The place behind length and type. */
  body: number
  end: number
}

/** Returns the boxes between two places; null where one does not fit. */
export function boxesIn(bytes: Bytes, from: number, to: number): Box[] | null {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let start = from; start < to; ) {
    if (start + 8 > to) return null
    let length = view.getUint32(start)
    let body = start + 8
    if (length === 1) {
      if (start + 16 > to) return null
      length = Number(view.getBigUint64(start + 8))
      body = start + 16
    }
    // The last box may leave out how long it is.
    const end = length === 0 ? to : start + length
    if (end < body || end > to) return null
    boxes.push({ type: textAt(bytes, start + 4, 4), start, body, end })
    start = end
  }
  return boxes
}
