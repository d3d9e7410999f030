/** Tells pictures that move from those that stand still. */
import { cleanImage } from './image-metadata.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Returns whether a picture has more than one frame. One that cannot be read stands still. */
export function isMoving(bytes: Bytes): boolean {
  if (textAt(bytes, 0, 4) === 'GIF8') return framesOfGif(bytes, 2) > 1
  if (textAt(bytes, 4, 8) === 'ftypavis') return true
  return cleanImage(bytes)?.isAnimated ?? false
}

/** Counts the frames of a GIF, up to `most`: a screen, then blocks, each with a sign of what it is. */
function framesOfGif(bytes: Bytes, most: number): number {
  let frames = 0
  let at = 13 + paletteLength(bytes[10] ?? 0)
  while (at < bytes.length && frames < most) {
    const sign = bytes[at]
    if (sign === 0x2c) {
      frames += 1
      at = afterBlocks(bytes, at + 11 + paletteLength(bytes[at + 9] ?? 0))
    } else if (sign === 0x21) at = afterBlocks(bytes, at + 2)
    else return frames // the end, or something broken
  }
  return frames
}

const paletteLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Returns where a row of blocks ends; each says its length first, the last one has none. */
function afterBlocks(bytes: Bytes, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1
  return at + 1
}

const textAt = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
