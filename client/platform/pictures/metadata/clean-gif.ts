/** Removes from a GIF what is not needed to show it: comments, and what programs have put into it. */
import { type Bytes, type CleanImage, joined, textAt } from './bytes.ts'

/** Signs that begin a block. */
const [FRAME, EXTENSION, END] = [0x2c, 0x21, 0x3b]

/** Kinds of extensions. */
const [COMMENT, OF_APPLICATION] = [0xfe, 0xff]

/** The applications whose extensions are kept: how often the frames are shown, and a colour profile. */
const NEEDED = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

/** Returns a GIF without its metadata; null for one that is broken. */
export function cleanGif(bytes: Bytes): CleanImage | null {
  const start = 13 + paletteLength(bytes[10] ?? 0)
  if (start > bytes.length) return null
  const kept: Bytes[] = [bytes.subarray(0, start)]
  let frames = 0
  let at = start
  while (at < bytes.length && bytes[at] !== END) {
    const from = at
    const isFrame = bytes[at] === FRAME
    if (!isFrame && bytes[at] !== EXTENSION) return null
    if (isFrame) frames += 1
    at = afterBlocks(bytes, isFrame ? at + 11 + paletteLength(bytes[at + 9] ?? 0) : at + 2)
    if (at > bytes.length) return null
    if (isFrame || isNeeded(bytes, from)) kept.push(bytes.subarray(from, at))
  }
  if (frames === 0) return null
  // Some programs leave the end out; one is added. What stands behind it goes.
  kept.push(Uint8Array.of(END))
  return { bytes: joined(kept), isAnimated: frames > 1, orientation: 1 }
}

function isNeeded(bytes: Bytes, at: number): boolean {
  const kind = bytes[at + 1]
  if (kind === OF_APPLICATION) return NEEDED.includes(textAt(bytes, at + 3, 11))
  return kind !== COMMENT
}

const paletteLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Returns where a row of blocks ends; each says its length first, the last one has none. */
function afterBlocks(bytes: Bytes, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1
  return at + 1
}
