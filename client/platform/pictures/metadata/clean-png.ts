/** Removes from a PNG what is not needed to show it. */
import { type Bytes, bytesOf, type CleanImage, joined, textAt, viewOf } from './bytes.ts'
import { exifOf, orientationIn } from './orientation.ts'

/**
 * The chunks that are kept: the picture, its colours and its frames. Programs invent others, and nobody knows
 * what these tell.
 */
const NEEDED = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI mDCv cLLi bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

/**
 * Returns a PNG without its metadata; null for one that is broken. `staysTurned` keeps how it has to be
 * turned.
 */
export function cleanPng(bytes: Bytes, staysTurned: boolean): CleanImage | null {
  const view = viewOf(bytes)
  const kept: Bytes[] = [bytes.subarray(0, 8)]
  let [isAnimated, orientation] = [false, 1]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const type = textAt(bytes, at + 4, 4)
    if (type === 'acTL') isAnimated = true
    if (type === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, end - 4))
    if (type === 'eXIf' && staysTurned && orientation !== 1) kept.push(chunkOf('eXIf', exifOf(orientation)))
    if (NEEDED.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return { bytes: joined(kept), isAnimated, orientation }
    at = end
  }
  return null
}

function chunkOf(type: string, body: Bytes): Bytes {
  const named = joined([bytesOf(type), body])
  const chunk = joined([new Uint8Array(4), named, new Uint8Array(4)])
  viewOf(chunk).setUint32(0, body.length)
  viewOf(chunk).setUint32(chunk.length - 4, checksum(named))
  return chunk
}

/** Returns the checksum with which every chunk ends (CRC-32). */
function checksum(bytes: Bytes): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0)
  }
  return ~rest >>> 0
}
