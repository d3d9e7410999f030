/** A picture in AVIF, which no browser can write, with the place where it was taken. */

/** Two times two pixels. */
const PICTURE = Buffer.from(
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
  'base64',
)

const EXIF = Buffer.from('\0\0\0\0II*\0\x08\0\0\0\0\0\0\0\0\0GPS 52.5200 13.4050', 'latin1')

/** Returns the picture with one more item, which is EXIF. It lies behind everything else. */
export function avifWithPlace(): Buffer {
  const meta = PICTURE.subarray(32, 32 + PICTURE.readUInt32BE(32))
  const parts = [meta.subarray(0, 12), ...boxes(meta, 12)]
  const added = Buffer.concat([number(21, 4), Buffer.from('infe\x02\0\0\x01\0\x02\0\0Exif\0', 'latin1')])
  const growth = added.length + 14
  const end = PICTURE.length + growth
  const written = parts.map((part) => {
    const type = part.toString('latin1', 4, 8)
    if (type === 'iinf') return grown(part, 12, [added])
    if (type !== 'iloc') return part
    const moved = Buffer.from(part)
    moved.writeUInt32BE(moved.readUInt32BE(22) + growth, 22)
    return grown(moved, 14, [
      number(2, 2),
      number(0, 2),
      number(1, 2),
      number(end, 4),
      number(EXIF.length, 4),
    ])
  })
  const wider = Buffer.concat(written)
  wider.writeUInt32BE(wider.length, 0)
  return Buffer.concat([PICTURE.subarray(0, 32), wider, PICTURE.subarray(32 + meta.length), EXIF])
}

function boxes(bytes: Buffer, from: number): Buffer[] {
  if (from >= bytes.length) return []
  const end = from + bytes.readUInt32BE(from)
  return [bytes.subarray(from, end), ...boxes(bytes, end)]
}

/** Returns a box with one more entry; `count` is where it says how many there are. */
function grown(box: Buffer, count: number, entry: Buffer[]): Buffer {
  const whole = Buffer.concat([box, ...entry])
  whole.writeUInt32BE(whole.length, 0)
  whole.writeUInt16BE(whole.readUInt16BE(count) + 1, count)
  return whole
}

function number(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}
