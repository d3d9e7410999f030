/** Finds the media types of uploaded files (docs/server/media.md#upload). */

/** Each media type, the first characters of such files, and what stands at a later place. */
const SIGNATURES: readonly [type: string, first: string, place?: number, later?: string][] = [
  ['image/png', '\x89PNG'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF8'],
  ['image/bmp', 'BM'],
  ['image/webp', 'RIFF', 8, 'WEBP'],
  ['audio/x-wav', 'RIFF', 8, 'WAVE'],
  ['audio/ogg', 'OggS'],
  ['audio/mpeg', 'ID3'],
  ['audio/aac', '\xff\xf1'],
  ['audio/aac', '\xff\xf9'],
  ['audio/m4a', '', 4, 'ftypM4A'],
  ['audio/x-flac', 'fLaC'],
  ['video/webm', '\x1aE\xdf\xa3'],
  ['video/mp4', '', 4, 'ftypmp4'],
  ['video/mp4', '', 4, 'ftypiso'],
  ['video/x-m4v', '', 4, 'ftypM4V'],
  ['application/pdf', '%PDF'],
  ['application/zip', 'PK\x03\x04'],
]

const HTML = /^\s*<(!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[ >]/i

const UNTYPED = 'application/octet-stream'

/** Returns the media type that was sent for a part, without parameters; what is none counts as none. */
export const readMediaType = (text: string): string =>
  /^[\w.+-]+\/[\w.+-]+/.exec(text.trim())?.[0].toLowerCase() ?? ''

/** Returns the media type of a file. Only the bytes of parts without a type are looked at. */
export function sniffMediaType(bytes: Uint8Array, declared: string): string {
  if (declared !== '' && declared !== UNTYPED) return declared
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  if (isAvif(bytes, start)) return 'image/avif'
  const known = SIGNATURES.find(
    ([, first, place = 0, later = '']) => start.startsWith(first) && start.startsWith(later, place),
  )
  return known?.[0] ?? (HTML.test(start) ? 'text/html' : UNTYPED)
}

/** Tells whether the first box of a file is there as a whole and says that the file is AVIF. */
function isAvif(bytes: Uint8Array, start: string): boolean {
  if (!start.startsWith('ftypavif', 4)) return false
  return bytes.byteLength >= new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
}
