/** Reads what Snappy has compressed: LevelDB and IndexedDB of Chromium do that. */

/** Returns the bytes, as far as the input is whole; null where it is none of Snappy. */
export function unsnap(input: Buffer): Buffer | null {
  const [length, start] = varint(input, 0)
  if (start === 0 || length === 0 || length > 64_000_000) return null
  const output = Buffer.alloc(length)
  let at = start
  let written = 0
  while (at < input.length && written < length) {
    const tag = input[at] ?? 0
    at += 1
    if ((tag & 3) === 0) {
      let size = tag >> 2
      if (size >= 60) {
        const bytes = size - 59
        if (at + bytes > input.length) return null
        size = input.readUIntLE(at, bytes)
        at += bytes
      }
      written += input.copy(output, written, at, at + size + 1)
      at += size + 1
      continue
    }
    const kind = tag & 3
    const bytes = kind === 1 ? 1 : kind === 2 ? 2 : 4
    if (at + bytes > input.length) return null
    const low = input.readUIntLE(at, bytes)
    at += bytes
    const offset = kind === 1 ? ((tag >> 5) << 8) | low : low
    const size = kind === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1
    if (offset === 0 || offset > written) return null
    for (let i = 0; i < size && written < length; i += 1) {
      output[written] = output[written - offset] ?? 0
      written += 1
    }
  }
  return written === 0 ? null : output.subarray(0, written)
}

/** Returns a number in its short form and where it ends; 0 for the end where there is none. */
export function varint(input: Buffer, start: number): [value: number, end: number] {
  let value = 0
  for (let i = 0; i < 8; i += 1) {
    const byte = input[start + i]
    if (byte === undefined) return [0, 0]
    value += (byte & 127) * 2 ** (7 * i)
    if (byte < 128) return [value, start + i + 1]
  }
  return [0, 0]
}
