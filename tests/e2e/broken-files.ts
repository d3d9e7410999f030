/** Makes films and sounds that browsers cannot play, as phones and other servers send them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const text = (words: string) => Buffer.from(words, 'latin1')

function words(size: 2 | 4, numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(size * numbers.length)
  for (const [at, number] of numbers.entries()) bytes.writeUIntBE(number, at * size, size)
  return bytes
}

const u16 = (...numbers: number[]) => words(2, numbers)
const u32 = (...numbers: number[]) => words(4, numbers)

/** A box of a QuickTime file: its length, its type, and what is in it. */
function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), text(type), body])
}

const SECONDS = 2
const RATE = 8000
const [WIDTH, HEIGHT] = [320, 180]
const UNTURNED = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

interface Track {
  id: number
  kind: 'vide' | 'soun'
  /** The description of its samples. */
  entry: Buffer
  scale: number
  count: number
  /** The length of a sample, in bytes. */
  size: number
  /** The place in the file at which its samples begin. */
  offset: number
}

function track({ id, kind, entry, scale, count, size, offset }: Track): Buffer {
  const isFilm = kind === 'vide'
  const length = scale * SECONDS
  const sizes = isFilm ? u32(WIDTH * 0x10000, HEIGHT * 0x10000) : u32(0, 0)
  return box(
    'trak',
    box(
      'tkhd',
      u32(0xf, 0, 0, id, 0, SECONDS * 1000, 0, 0),
      u16(0, 0, isFilm ? 0 : 0x100, 0),
      UNTURNED,
      sizes,
    ),
    box(
      'mdia',
      box('mdhd', u32(0, 0, 0, scale, length), u16(0x55c4, 0)),
      box('hdlr', u32(0, 0), text(kind), u32(0, 0, 0), u16(0)),
      box(
        'minf',
        isFilm ? box('vmhd', u32(1), u16(0, 0, 0, 0)) : box('smhd', u32(0), u16(0, 0)),
        box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))),
        box(
          'stbl',
          box('stsd', u32(0, 1), entry),
          box('stts', u32(0, 1, count, length / count)),
          box('stsc', u32(0, 1, 1, count, 1)),
          box('stsz', u32(0, size, count)),
          box('stco', u32(0, 1, offset)),
        ),
      ),
    ),
  )
}

/** Describes a picture in HEVC, in which iPhones film and which Chromium does not read. */
const HEVC = box(
  'hvc1',
  u32(0),
  u16(0, 1),
  u32(0, 0, 0, 0),
  u16(WIDTH, HEIGHT),
  u32(0x480000, 0x480000, 0),
  u16(1),
  Buffer.alloc(32),
  u16(24, 0xffff),
  box(
    'hvcC',
    Buffer.from([1, 1, 96, 0, 0, 0, 144, 0, 0, 0, 0, 0, 93, 240, 0, 252, 253, 248, 248, 0, 0, 15, 0]),
  ),
)

/** Describes plain samples of sound. */
const SOUND = box('sowt', u32(0), u16(0, 1), u32(0, 0), u16(1, 16, 0, 0), u32(RATE * 0x10000))

/** Returns a film as an iPhone makes it: two seconds of HEVC, with sound or without. */
export function phoneFilm({ hasSound }: { hasSound: boolean }): Buffer {
  const kind = box('ftyp', text('qt  '), u32(0), text('qt  '))
  const frame = Buffer.alloc(64, 7)
  const count = RATE * SECONDS
  const silence = Buffer.alloc(hasSound ? count * 2 : 0)
  const begin = kind.length + 8
  const film: Track = { id: 1, kind: 'vide', entry: HEVC, scale: 1000, count: 1, size: 64, offset: begin }
  const sound: Track = { id: 2, kind: 'soun', entry: SOUND, scale: RATE, count, size: 2, offset: begin + 64 }
  return Buffer.concat([
    kind,
    box('mdat', frame, silence),
    box(
      'moov',
      box(
        'mvhd',
        u32(0, 0, 0, 1000, SECONDS * 1000, 0x10000),
        u16(0x100, 0),
        u32(0, 0),
        UNTURNED,
        u32(0, 0, 0, 0, 0, 0, 3),
      ),
      track(film),
      ...(hasSound ? [track(sound)] : []),
    ),
  ])
}

/** Returns bytes that begin like a sound in Ogg and then are nothing. */
export const brokenSound = () => text('OggS, and no more than that')

/** Returns bytes that are no picture. */
export const brokenPicture = (mark = '') => text(`no picture ${mark}`)

/** Returns a film of five seconds that every browser plays. */
export const goodFilm = () => readFileSync(join(import.meta.dirname, '../../demo/media/files/boat.webm'))
