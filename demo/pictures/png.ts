import { crc32, deflateSync } from 'node:zlib'
import type { Canvas } from './canvas.ts'

/** Writes pixels as PNG, and several frames as an animated PNG. */

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const RGB = 2
const RGBA = 6

export function encodePng(canvas: Canvas): Uint8Array {
  const channels = isOpaque(canvas) ? 3 : 4
  return join(SIGNATURE, header(canvas, channels), chunk('IDAT', compress(canvas, channels)), chunk('IEND'))
}

/** Plays the frames for ever. */
export function encodeAnimatedPng(frames: readonly Canvas[], millisecondsPerFrame: number): Uint8Array {
  const first = frames[0]
  if (!first) throw new RangeError('an animation needs a frame')
  const parts = [SIGNATURE, header(first, 4), chunk('acTL', words(frames.length, 0))]
  let sequence = 0
  for (const frame of frames) {
    const data = compress(frame, 4)
    parts.push(chunk('fcTL', frameControl(sequence++, frame, millisecondsPerFrame)))
    parts.push(frame === first ? chunk('IDAT', data) : chunk('fdAT', join(words(sequence++), data)))
  }
  return join(...parts, chunk('IEND'))
}

function isOpaque({ pixels }: Canvas): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}

function header({ width, height }: Canvas, channels: number): Uint8Array {
  return chunk('IHDR', join(words(width, height), Uint8Array.of(8, channels === 3 ? RGB : RGBA, 0, 0, 0)))
}

function frameControl(sequence: number, { width, height }: Canvas, milliseconds: number): Uint8Array {
  const CLEAR_AFTERWARDS = 1
  const delay = Uint8Array.of(milliseconds >> 8, milliseconds & 255, 1000 >> 8, 1000 & 255)
  return join(words(sequence, width, height, 0, 0), delay, Uint8Array.of(CLEAR_AFTERWARDS, 0))
}

function compress(canvas: Canvas, channels: number): Uint8Array {
  return deflateSync(filtered(canvas, channels), { level: 8 })
}

/** Each row is stored as the difference to its neighbours that looks smallest. */
function filtered({ width, height, pixels }: Canvas, channels: number): Uint8Array {
  const stride = width * channels
  const result = new Uint8Array((stride + 1) * height)
  const candidates = Array.from({ length: 3 }, () => new Uint8Array(stride))
  let above = new Uint8Array(stride)
  let row = new Uint8Array(stride)
  for (let y = 0; y < height; y++) {
    copyRow(pixels, y * width * 4, row, channels)
    const best = smallestDifference(row, above, channels, candidates)
    result[y * (stride + 1)] = best
    result.set(candidates[best] ?? row, y * (stride + 1) + 1)
    const spare = above
    above = row
    row = spare
  }
  return result
}

function copyRow(pixels: Uint8Array, from: number, row: Uint8Array, channels: number): void {
  for (let at = 0, source = from; at < row.length; at += channels, source += 4) {
    for (let channel = 0; channel < channels; channel++) row[at + channel] = pixels[source + channel] ?? 0
  }
}

/** Fills the candidates none, left and up (PNG filter types 0, 1, 2) and answers the best. */
function smallestDifference(
  row: Uint8Array,
  above: Uint8Array,
  channels: number,
  [none, left, up]: readonly Uint8Array[],
): number {
  if (!none || !left || !up) throw new RangeError('three candidates are needed')
  let leftSum = 0
  let upSum = 0
  none.set(row)
  for (let at = 0; at < row.length; at++) {
    const value = row[at] ?? 0
    const toLeft = (value - (at < channels ? 0 : (row[at - channels] ?? 0))) & 255
    const toUp = (value - (above[at] ?? 0)) & 255
    left[at] = toLeft
    up[at] = toUp
    leftSum += toLeft < 128 ? toLeft : 256 - toLeft
    upSum += toUp < 128 ? toUp : 256 - toUp
  }
  return leftSum < upSum ? 1 : 2
}

function chunk(type: string, data: Uint8Array = new Uint8Array()): Uint8Array {
  const named = join(Buffer.from(type, 'latin1'), data)
  return join(words(data.length), named, words(crc32(named)))
}

function words(...values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4)
  return bytes
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}
