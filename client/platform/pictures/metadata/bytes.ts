/** Reads and joins the bytes of files. */

export type Bytes = Uint8Array<ArrayBuffer>

/** A picture without its metadata. */
export interface CleanImage {
  bytes: Bytes
  isAnimated: boolean
  /**
   * How the removed metadata said that the picture has to be turned, as EXIF counts it; 1 for one that is
   * upright.
   */
  orientation: number
}

/** Returns a view of the bytes, for numbers of several bytes. */
export const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Returns some of the bytes as text, each byte as one letter. */
export const textAt = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Returns whether a text stands at a place. */
export const startsWith = (bytes: Bytes, text: string, at = 0) => textAt(bytes, at, text.length) === text

/** Returns the letters of a text, each as one byte. */
export const bytesOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Returns the parts as one. */
export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
