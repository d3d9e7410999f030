/**
 * Reads the path of a file. It refuses the paths that the real server refuses, with the same texts
 * (docs/server/policy-and-files.md#serving-the-web-client).
 */
import { PlainRefusal } from '../refusal.ts'

const AT_THE_START = ['.', '*']
const AT_THE_END = [':', '>', '<']

export function readClientPath(encoded: string): string {
  const path = decode(encoded)
  if (/%2f/i.test(encoded)) throw refused("segment contained invalid character ('/')")
  for (const segment of path.split('/')) {
    const start = AT_THE_START.find((character) => segment.startsWith(character))
    if (start) throw refused(`segment started with invalid character: ('${start}')`)
    const end = AT_THE_END.find((character) => segment.endsWith(character))
    if (end) throw refused(`segment ended with invalid character: ('${end}')`)
  }
  return path
}

/** Decodes percent-encoding. Text that is no valid escape stays as it is. */
function decode(encoded: string): string {
  try {
    return encoded.replace(/(%[0-9a-f]{2})+/gi, decodeURIComponent)
  } catch {
    throw refused('path is not a valid UTF-8 string after percent-decoding')
  }
}

const refused = (text: string) => new PlainRefusal(400, text)
