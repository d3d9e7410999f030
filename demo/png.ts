import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)

export interface Pixels {
  width: number
  height: number
  /** The red, green and blue of each pixel, row by row. */
  colours: Uint8Array
}

/** Returns the pixels as a PNG. */
export function encodePng({ width, height, colours }: Pixels): Uint8Array<ArrayBuffer> {
  // Eight bits for each colour, no transparency.
  const header = join(words(width, height), Uint8Array.of(8, 2, 0, 0, 0))
  const rowLength = width * 3
  const rows = new Uint8Array((rowLength + 1) * height)
  // Each row begins with the number of its filter: 0, stored as it is.
  for (let y = 0; y < height; y++) {
    rows.set(colours.subarray(y * rowLength, (y + 1) * rowLength), y * (rowLength + 1) + 1)
  }
  return join(SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND'))
}

function chunk(type: string, data: Uint8Array = new Uint8Array()): Uint8Array {
  const named = join(Buffer.from(type, 'latin1'), data)
  return join(words(data.length), named, words(crc32(named)))
}

function words(...values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

const join = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
