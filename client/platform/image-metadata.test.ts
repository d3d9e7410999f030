import { describe, expect, test } from 'vitest'
import { cleanImage } from './image-metadata.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const joined = (...parts: (string | number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? latin(part) : part)]))

const textOf = (bytes: Uint8Array | undefined) => String.fromCharCode(...(bytes ?? []))

/** EXIF with a place, and the one entry that says how to turn the picture. */
function tiff(orientation: number, order: 'II' | 'MM' = 'II'): Uint8Array {
  const little = order === 'II'
  const view = new DataView(new ArrayBuffer(26))
  view.setUint8(0, order.charCodeAt(0))
  view.setUint8(1, order.charCodeAt(1))
  view.setUint16(2, 42, little)
  view.setUint32(4, 8, little)
  view.setUint16(8, 1, little)
  view.setUint16(10, 0x0112, little)
  view.setUint16(12, 3, little)
  view.setUint32(14, 1, little)
  view.setUint16(18, orientation, little)
  return joined(new Uint8Array(view.buffer), 'GPS 52.5 13.4')
}

describe('JPEG', () => {
  const segment = (marker: number, body: string | Uint8Array) =>
    joined([0xff, marker, 0, joined(body).length + 2], body)
  // A stuffed zero and a restart marker are part of the picture.
  const scan = joined(segment(0xda, 'scan'), [1, 0xff, 0, 2, 0xff, 0xd0, 3])
  const END = [0xff, 0xd9]
  const jpeg = (...segments: Uint8Array[]) => joined([0xff, 0xd8], ...segments)

  test('place, camera, captions and comments go; profile and picture stay', () => {
    const jfif = segment(0xe0, 'JFIF\0')
    const profile = segment(0xe2, 'ICC_PROFILE\0colours')
    const table = segment(0xdb, 'table')
    const dirty = jpeg(
      jfif,
      segment(0xe1, joined('Exif\0\0', tiff(1))),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0GPSLatitude'),
      segment(0xe2, 'MPF\0more pictures'),
      segment(0xed, 'Photoshop 3.0 city'),
      segment(0xfe, 'a comment'),
      profile,
      table,
      scan,
      joined(END, 'a film with its own place'),
    )
    expect(cleanImage(dirty)).toEqual({
      bytes: joined([0xff, 0xd8], jfif, profile, table, scan, END),
      isAnimated: false,
      isUpright: true,
    })
  })

  test.each([
    [1, 'II', true],
    [6, 'II', false],
    [8, 'MM', false],
    [1, 'MM', true],
    [0, 'II', true],
  ] as const)('orientation %i in %s order: upright %s', (orientation, order, upright) => {
    const exif = segment(0xe1, joined('Exif\0\0', tiff(orientation, order)))
    expect(cleanImage(jpeg(exif, scan, joined(END)))?.isUpright).toBe(upright)
  })

  test('several scans, and an end that is missing', () => {
    const progressive = jpeg(segment(0xc2, 'frame'), scan, segment(0xc4, 'table'), scan)
    expect(cleanImage(progressive)?.bytes).toEqual(joined(progressive, END))
  })

  test.each([
    ['a segment longer than the file', jpeg(joined([0xff, 0xe0, 0x7f, 0xff], 'short'))],
    ['no segments', jpeg(joined([0xff, 0xdb, 0, 4, 1, 1], 'garbage that is no segment'))],
  ])('%s cannot be cleaned', (_, broken) => {
    expect(cleanImage(broken)).toBeNull()
  })
})

describe('PNG', () => {
  const chunk = (type: string, body: string | Uint8Array = '') =>
    joined([0, 0, 0, joined(body).length], type, body, 'crc!')
  const png = (...chunks: Uint8Array[]) => joined('\x89PNG\r\n\x1a\n', ...chunks)

  test('texts, EXIF and time go, also what follows the end', () => {
    const kept = [chunk('IHDR', 'size'), chunk('iCCP', 'colours'), chunk('IDAT', 'dots'), chunk('IEND')]
    const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME'].map((type) => chunk(type, 'secret'))
    const [head, ...rest] = kept
    const dirty = png(head ?? joined(), ...texts, chunk('eXIf', tiff(3)), ...rest, joined('more'))
    expect(cleanImage(dirty)).toEqual({ bytes: png(...kept), isAnimated: false, isUpright: false })
  })

  test('one that moves keeps its frames', () => {
    const moving = png(chunk('acTL', 'two'), chunk('fcTL'), chunk('fdAT', 'dots'), chunk('IEND'))
    expect(cleanImage(moving)).toEqual({ bytes: moving, isAnimated: true, isUpright: true })
  })

  test.each([
    ['without an end', png(chunk('IDAT', 'dots'))],
    ['cut off', png(joined([0, 0, 0, 99], 'IDATdots and nothing else'))],
  ])('one %s cannot be cleaned', (_, broken) => {
    expect(cleanImage(broken)).toBeNull()
  })
})

describe('WebP', () => {
  const chunk = (type: string, body: string | number[] | Uint8Array) => {
    const { length } = joined(body)
    return joined(type, [length, 0, 0, 0], body, length % 2 ? [0] : [])
  }
  const webp = (...chunks: Uint8Array[]) => {
    const body = joined('WEBP', ...chunks)
    return joined('RIFF', [body.length % 256, body.length >> 8, 0, 0], body)
  }
  const extended = (flags: number) => chunk('VP8X', [flags, 0, 0, 0, 9, 0, 0, 9, 0, 0])

  test('EXIF and XMP go with the flags that announce them', () => {
    const picture = chunk('VP8 ', 'dots!')
    const dirty = webp(extended(0b101100), picture, chunk('EXIF', tiff(6)), chunk('XMP ', 'place'))
    expect(cleanImage(dirty)).toEqual({
      bytes: webp(extended(0b100000), picture),
      isAnimated: false,
      isUpright: false,
    })
  })

  test('one that moves keeps its frames', () => {
    const moving = webp(extended(0b10), chunk('ANIM', 'loops.'), chunk('ANMF', 'frame.'))
    expect(cleanImage(moving)).toEqual({ bytes: moving, isAnimated: true, isUpright: true })
  })

  test('one that is cut off cannot be cleaned', () => {
    expect(cleanImage(webp(joined('VP8 ', [99, 0, 0, 0], 'dots')))).toBeNull()
  })
})

test.each(['GIF89a and so on', '', '<svg/>', 'RIFF....WAVE'])('%j is left to others', (text) => {
  expect(cleanImage(latin(text))).toBeNull()
})

test('nothing of the place is left', () => {
  const jpeg = joined([0xff, 0xd8, 0xff, 0xe1, 0, 47], 'Exif\0\0', tiff(1), [0xff, 0xd9])
  expect(textOf(jpeg)).toContain('GPS')
  expect(textOf(cleanImage(jpeg)?.bytes)).toBe('\xff\xd8\xff\xd9')
})
