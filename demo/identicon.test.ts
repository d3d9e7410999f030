import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawIdenticon } from './identicon.ts'
import { encodePng } from './png.ts'

/** Reads a PNG of three colours without transparency, as the encoder writes it. */
function decode(bytes: Uint8Array) {
  const file = Buffer.from(bytes)
  expect([...file.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10])
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const data = file.indexOf('IDAT')
  const rows = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)))
  const colours = Array.from({ length: height }, (_, y) => [
    ...rows.subarray(y * (width * 3 + 1) + 1, (y + 1) * (width * 3 + 1)),
  ])
  return { width, height, colours: colours.flat() }
}

test('a PNG holds the pixels that it was made of', () => {
  const colours = Uint8Array.from({ length: 2 * 3 * 3 }, (_, index) => index * 10)
  expect(decode(encodePng({ width: 2, height: 3, colours }))).toEqual({
    width: 2,
    height: 3,
    colours: [...colours],
  })
})

test('an identicon is a mirrored square', () => {
  const { width, height, colours } = decode(drawIdenticon('https://meadow.example/users/erin'))
  expect([width, height]).toEqual([128, 128])
  const at = (x: number, y: number) => colours.slice((y * width + x) * 3, (y * width + x + 1) * 3)
  for (const y of [0, 40, 127]) for (const x of [0, 21, 63]) expect(at(x, y)).toEqual(at(127 - x, y))
  expect(new Set(colours).size).toBeGreaterThan(4)
})

test('the same text gives the same picture, another text another one', () => {
  expect(drawIdenticon('one')).toEqual(drawIdenticon('one'))
  expect(drawIdenticon('one')).not.toEqual(drawIdenticon('other'))
})
