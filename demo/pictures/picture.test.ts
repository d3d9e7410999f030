import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { EMOJI_NAMES } from './emoji/emoji.ts'
import { drawPicture } from './picture.ts'

const PNG = [137, 80, 78, 71, 13, 10, 26, 10]

/** The chunks of a PNG by type; those of one type are joined. */
function chunksOf(bytes: Uint8Array): Map<string, Buffer> {
  const file = Buffer.from(bytes)
  expect([...file.subarray(0, 8)]).toEqual(PNG)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    chunks.set(
      type,
      Buffer.concat([chunks.get(type) ?? Buffer.alloc(0), file.subarray(at + 8, at + 8 + length)]),
    )
    at += length + 12
  }
  return chunks
}

function sizeOf(bytes: Uint8Array): { width: number; height: number; rows: number } {
  const chunks = chunksOf(bytes)
  const header = chunks.get('IHDR') ?? Buffer.alloc(13)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const channels = header[9] === 6 ? 4 : 3
  return {
    width,
    height,
    rows: inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0)).length / (width * channels + 1),
  }
}

const SCENES = [
  'hills',
  'sea',
  'city',
  'night',
  'forest',
  'flower',
  'harvest',
  'cat',
  'abstract',
  'chart',
  'map',
  'editor',
]

describe('photographs', () => {
  test.each(SCENES)('%s has the size that its name says, and weighs little', (scene) => {
    const { bytes, type } = drawPicture(`photo-${scene}-300x200-test`)
    expect(type).toBe('image/png')
    expect(sizeOf(bytes)).toEqual({ width: 300, height: 200, rows: 200 })
    expect(bytes.length).toBeLessThan(40_000)
  })

  test('another seed gives another picture', () => {
    const [one, other] = ['one', 'other'].map((seed) => drawPicture(`photo-hills-120x80-${seed}`).bytes)
    expect(one).not.toEqual(other)
  })
})

test.each(['animal', 'blossom', 'mosaic', 'planet', 'robot', 'hills', 'sea', 'ribbons'])(
  'the %s portrait is square',
  (style) => {
    expect(sizeOf(drawPicture(`avatar-${style}-test`).bytes)).toEqual({ width: 256, height: 256, rows: 256 })
  },
)

test.each(EMOJI_NAMES)('the emoji %s is small and transparent', (name) => {
  const { bytes } = drawPicture(`emoji-${name}`)
  expect(sizeOf(bytes)).toEqual({ width: 128, height: 128, rows: 128 })
  expect(chunksOf(bytes).get('IHDR')?.[9]).toBe(6)
})

test('a dancing emoji has frames', () => {
  const chunks = chunksOf(drawPicture('emoji-parrot_dance').bytes)
  expect(chunks.get('acTL')?.readUInt32BE(0)).toBe(10)
  expect(chunks.get('fcTL')?.length).toBe(10 * 26)
})

test.each([
  ['melody-test', 'audio/wav', 'RIFF'],
  ['document-test', 'application/pdf', '%PDF'],
  ['clip', 'video/webm', '\x1aE\xdf\xa3'],
])('%s is a file of type %s', (name, type, beginning) => {
  const picture = drawPicture(name)
  expect(picture.type).toBe(type)
  expect(Buffer.from(picture.bytes).toString('latin1', 0, 4)).toBe(beginning)
  expect(picture.bytes.length).toBeLessThan(150_000)
})

test.each(['photo-hills', 'photo-hills-9000x10-x', 'photo-nowhere-10x10-x', 'emoji-toString', 'nothing'])(
  '%s cannot be drawn',
  (name) => {
    expect(() => drawPicture(name)).toThrow(RangeError)
  },
)
