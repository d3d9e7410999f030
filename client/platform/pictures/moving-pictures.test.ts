import { expect, test } from 'vitest'
import { isMoving } from './moving-pictures.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )

/** A GIF of one pixel; `count` frames, each with a delay and a palette of its own. */
const gif = (count: number) => {
  const screen = [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  const delay = [0x21, 0xf9, 4, 0, 1, 0, 0, 0]
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 1, 2, 3, 4, 5, 6, 2, 2, 0x4c, 1, 0]
  return bytes('GIF89a', screen, ...Array.from({ length: count }, () => [...delay, ...frame]), [0x3b])
}

const png = (...types: string[]) =>
  bytes('\x89PNG\r\n\x1a\n', ...types.flatMap((type) => [[0, 0, 0, 0], type, [0, 0, 0, 0]]))

test.each([
  ['a GIF of one frame', gif(1), false],
  ['a GIF of two frames', gif(2), true],
  ['a GIF that breaks off', gif(2).slice(0, 40), false],
  ['a PNG', png('IHDR', 'IDAT', 'IEND'), false],
  ['an APNG', png('IHDR', 'acTL', 'IDAT', 'IEND'), true],
  ['a film of AVIF', bytes([0, 0, 0, 32], 'ftypavis'), true],
  ['an AVIF', bytes([0, 0, 0, 32], 'ftypavif'), false],
  ['nothing', bytes(), false],
])('%s', (_, picture, moves) => {
  expect(isMoving(picture)).toBe(moves)
})
