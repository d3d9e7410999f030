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
      orientation: 1,
    })
  })

  test.each([
    [1, 'II', 1],
    [6, 'II', 6],
    [8, 'MM', 8],
    [1, 'MM', 1],
    [0, 'II', 1],
    [99, 'II', 1],
  ] as const)('orientation %i in %s order is %i', (orientation, order, read) => {
    const exif = segment(0xe1, joined('Exif\0\0', tiff(orientation, order)))
    expect(cleanImage(jpeg(exif, scan, joined(END)))?.orientation).toBe(read)
  })

  test('one that stays turned says that and nothing else', () => {
    const exif = segment(0xe1, joined('Exif\0\0', tiff(6, 'MM')))
    const clean = cleanImage(jpeg(exif, scan, joined(END)), { staysTurned: true })
    expect(textOf(clean?.bytes)).not.toContain('GPS')
    expect(cleanImage(joined(clean?.bytes ?? []))?.orientation).toBe(6)
    const upright = jpeg(segment(0xe1, joined('Exif\0\0', tiff(1))), scan, joined(END))
    expect(textOf(cleanImage(upright, { staysTurned: true })?.bytes)).not.toContain('Exif')
  })

  test('thumbnails and notes of programs go', () => {
    const dirty = jpeg(segment(0xe0, 'JFXX\0a small picture'), segment(0xee, 'Ducky'), scan, joined(END))
    expect(cleanImage(dirty)?.bytes).toEqual(jpeg(scan, joined(END)))
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
    expect(cleanImage(dirty)).toEqual({ bytes: png(...kept), isAnimated: false, orientation: 3 })
  })

  test('chunks that nobody knows go too', () => {
    const head = chunk('IHDR', 'size')
    const end = chunk('IEND')
    expect(cleanImage(png(head, chunk('caBX', 'by Alice'), chunk('mkBT', 'layers'), end))?.bytes).toEqual(
      png(head, end),
    )
  })

  test('one that stays turned says that and nothing else', () => {
    const dirty = png(chunk('IHDR', 'size'), chunk('eXIf', tiff(8)), chunk('IEND'))
    const clean = cleanImage(dirty, { staysTurned: true })
    expect(textOf(clean?.bytes)).not.toContain('GPS')
    expect(cleanImage(joined(clean?.bytes ?? []))?.orientation).toBe(8)
    // The checksum of a chunk eXIf with this orientation, as another program computes it.
    expect([...(clean?.bytes.slice(-16, -12) ?? [])]).toEqual([0xa2, 0xc2, 0x03, 0x1b])
  })

  test('one that moves keeps its frames', () => {
    const moving = png(chunk('acTL', 'two'), chunk('fcTL'), chunk('fdAT', 'dots'), chunk('IEND'))
    expect(cleanImage(moving)).toEqual({ bytes: moving, isAnimated: true, orientation: 1 })
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
      orientation: 6,
    })
  })

  test('one that stays turned says that and nothing else', () => {
    const dirty = webp(
      extended(0b1100),
      chunk('VP8 ', 'dots'),
      chunk('EXIF', tiff(3)),
      chunk('C2PA', 'Alice'),
    )
    const clean = cleanImage(dirty, { staysTurned: true })
    expect(textOf(clean?.bytes)).not.toMatch(/GPS|Alice/)
    expect(clean?.bytes[20]).toBe(0b1000)
    expect(cleanImage(joined(clean?.bytes ?? []))?.orientation).toBe(3)
  })

  test('one that moves keeps its frames', () => {
    const moving = webp(extended(0b10), chunk('ANIM', 'loops.'), chunk('ANMF', 'frame.'))
    expect(cleanImage(moving)).toEqual({ bytes: moving, isAnimated: true, orientation: 1 })
  })

  test('one that is cut off cannot be cleaned', () => {
    expect(cleanImage(webp(joined('VP8 ', [99, 0, 0, 0], 'dots')))).toBeNull()
  })
})

describe('GIF', () => {
  const screen = joined('GIF89a', [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  const frame = joined([0x21, 0xf9, 4, 0, 10, 0, 0, 0], [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0])
  const ofApplication = (name: string, body: string) =>
    joined([0x21, 0xff, 11], name, [body.length], body, [0])
  const comment = joined([0x21, 0xfe, 5], 'Alice', [0])
  const repeats = ofApplication('NETSCAPE2.0', '\x01\0\0')

  test('comments and XMP go; frames and their repetition stay, and nothing behind the end', () => {
    const dirty = joined(
      screen,
      repeats,
      comment,
      frame,
      ofApplication('XMP DataXMP', 'GPSLatitude'),
      frame,
      ';and a place',
    )
    expect(cleanImage(dirty)).toEqual({
      bytes: joined(screen, repeats, frame, frame, ';'),
      isAnimated: true,
      orientation: 1,
    })
    expect(cleanImage(joined(screen, frame))).toEqual({
      bytes: joined(screen, frame, ';'),
      isAnimated: false,
      orientation: 1,
    })
  })

  test.each([
    ['breaks off', joined(screen, frame, frame).slice(0, -4)],
    ['has no frame', joined(screen, ';')],
    ['has something unknown', joined(screen, frame, 'what')],
  ])('one that %s cannot be cleaned', (_, broken) => {
    expect(cleanImage(broken)).toBeNull()
  })
})

describe('AVIF and HEIC', () => {
  const wide = (value: number) => [value >> 24, value >> 16, value >> 8, value].map((part) => part & 255)
  const box = (type: string, ...body: (string | number[] | Uint8Array)[]) => {
    const inside = joined(...body)
    return joined(wide(inside.length + 8), type, inside)
  }
  const full = (type: string, version: number, ...body: (string | number[] | Uint8Array)[]) =>
    box(type, [version, 0, 0, 0], ...body)
  const item = (id: number, type: string) => full('infe', 2, [0, id, 0, 0], type, '\0')

  /**
   * A picture with EXIF and XMP of these places, the first counted from the beginning, the second inside of
   * `meta`.
   */
  function picture(brand: string, exif: string, xmp: string, locations = 2): Uint8Array {
    const entries = (start: number) => [
      joined([0, 2, 0, 0, 0, 0, 0, 1], wide(start + 3), wide(exif.length)),
      joined([0, 3, 0, 1, 0, 0, 0, 1], wide(0), wide(xmp.length)),
    ]
    const file = (start: number) => {
      const meta = full(
        'meta',
        0,
        full('iinf', 0, [0, 3], item(1, 'av01'), item(2, 'Exif'), item(3, 'mime')),
        full('iloc', 1, [0x44, 0, 0, locations], ...entries(start).slice(0, locations)),
        box('idat', xmp),
      )
      const head = joined(box('ftyp', brand, [0, 0, 0, 0], 'mif1'), meta, box('uuid', 'by Alice'))
      return { head, whole: joined(head, box('mdat', 'dot', exif, 'dots')) }
    }
    return file(file(0).head.length + 8).whole
  }
  const EXIF = `\0\0\0\0${textOf(tiff(6))}`

  test.each([
    ['avif', false],
    ['heic', false],
    ['avis', true],
  ])('%s: EXIF, XMP and boxes of programs are emptied, and nothing moves', (brand, isAnimated) => {
    const dirty = picture(brand, EXIF, '<x>GPSLatitude</x>')
    const clean = cleanImage(joined(dirty))
    expect(clean).toMatchObject({ isAnimated, orientation: 1 })
    expect(clean?.bytes).toHaveLength(dirty.length)
    expect(textOf(clean?.bytes)).not.toMatch(/GPS|Alice|uuid/)
    // An EXIF without entries, which every program can read, between the dots of the picture.
    expect(textOf(clean?.bytes)).toContain(`mdatdot\0\0\0\0II*\0\x08${'\0'.repeat(34)}dots`)
  })

  test.each([
    ['one whose metadata lie nowhere', picture('avif', EXIF, '', 1)],
    ['one that is cut off', picture('avif', EXIF, '<x/>').slice(0, -4)],
    ['one without a picture', box('ftyp', 'avif')],
  ])('%s cannot be cleaned', (_, broken) => {
    expect(cleanImage(joined(broken))).toBeNull()
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
