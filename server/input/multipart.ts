/**
 * Reads the parts of a multipart body. The platform's reader gives a part without a type one, which the real
 * server does not.
 */
import { invalid } from '../refusal.ts'

export interface Part {
  name: string
  isFile: boolean
  /** The type that was sent for it; empty where none was. */
  type: string
  content: Uint8Array<ArrayBuffer>
}

const HEADERS_END = '\r\n\r\n'

/**
 * Returns the parts of a body in their order, of each name the first. Refuses a body that ends early or has
 * no parts.
 */
export function readMultipart(contentType: string, bytes: Uint8Array<ArrayBuffer>): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary === undefined) throw invalid('Multipart boundary is not found')
  // Each byte is one character, so that places in the text are places in the bytes.
  const text = new TextDecoder('latin1').decode(bytes)
  const pieces = `\r\n${text}`.split(`\r\n--${boundary}`)
  if (pieces.length < 3 || !pieces.at(-1)?.startsWith('--')) throw invalid('Multipart stream is incomplete')
  const parts = new Map<string, Part>()
  let place = pieces[0]?.length ?? 0
  for (const piece of pieces.slice(1, -1)) {
    // The first line break was put in front of the text.
    const start = place + boundary.length + 4 - 2
    const head = piece.indexOf(HEADERS_END)
    const part = readPart(
      piece.slice(0, head),
      bytes.slice(start + head + HEADERS_END.length, start + piece.length),
    )
    if (!parts.has(part.name)) parts.set(part.name, part)
    place += boundary.length + 4 + piece.length
  }
  return [...parts.values()]
}

function readPart(headers: string, content: Uint8Array<ArrayBuffer>): Part {
  const name = /^content-disposition:.*?\bname="([^"]*)"/im.exec(headers)?.[1]
  if (name === undefined) {
    throw invalid('Content-Disposition header was not found when parsing a "form-data" field')
  }
  const isFile = /^content-disposition:.*\bfilename="/im.test(headers)
  const type = /^content-type: *(.*?) *$/im.exec(headers)?.[1] ?? ''
  return { name: utf8(name), isFile, type, content }
}

/** Names are sent in UTF-8, and were read byte by byte. */
const utf8 = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
