/**
 * Reads what people paste as a key or a signature of minisign or signify, which have the same form
 * (docs/spec/identity.md#pasted-keys, docs/spec/identity.md#signature-of-a-key,
 * docs/server/identity.md#pasted-texts).
 */

/** The programs whose files say whose they are. */
export type KeyProgram = 'minisign' | 'signify'

/** How a signature was made: of the bytes themselves, or of their hash. */
export type Hashing = 'plain' | 'hashed'

export type KeyText =
  | { kind: 'key'; keyId: string; program: KeyProgram | null }
  | { kind: 'signature'; keyId: string; hashing: Hashing }
  | { kind: 'empty' | 'secret' | 'cut' | 'hex' | 'unknown' }

/** The sizes in bytes: the algorithm, the id of the key, and the rest. */
const HEADER = 2 + 8
const KEY = HEADER + 32
const SIGNATURE = HEADER + 64

const COMMENT = /^untrusted comment:\s*(.*)$/i

/** Returns what a text is. Only the first line that is no comment counts. */
export function readKeyText(text: string): KeyText {
  const lines = linesOf(text)
  const first = lines[0] ?? ''
  if (first === '') return { kind: 'empty' }
  if (lines.length === 1 && isHex(first)) return { kind: 'hex' }
  const comment = COMMENT.exec(first)?.[1]
  if (isCommentOfSecret(comment)) return { kind: 'secret' }
  const line = comment === undefined ? first : lines[1]
  return line === undefined ? { kind: 'cut' } : readLine(line, comment)
}

function readLine(line: string, comment: string | undefined): KeyText {
  const bytes = bytesAtStart(line)
  if (bytes === null) return { kind: 'unknown' }
  if (isSecret(bytes)) return { kind: 'secret' }
  const algorithm = bytes.slice(0, 2)
  const keyId = idOf(bytes)
  if (algorithm === 'Ed' && bytes.length === KEY) return { kind: 'key', keyId, program: programOf(comment) }
  const hashing = HASHINGS.get(algorithm)
  if (hashing !== undefined && bytes.length === SIGNATURE) return { kind: 'signature', keyId, hashing }
  return { kind: hashing === undefined ? 'unknown' : 'cut' }
}

const HASHINGS = new Map<string, Hashing>([
  ['Ed', 'plain'],
  ['ED', 'hashed'],
])

/**
 * Returns the bytes that whole groups of a base64 text hold, a character each; null where it is something
 * else.
 */
function bytesAtStart(line: string): string | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(line)) return null
  return atob(line.slice(0, line.length - (line.length % 4)))
}

/**
 * How a secret key begins: signify marks it BK, with a number after that; minisign B2, after the way it is
 * encrypted.
 */
const SECRET_MARK = /^Ed(?:BK\0\0|(?:Sc|\0\0)B2)/

/**
 * Returns whether these are the bytes of a secret key, or its first ones. It is longer than all that people
 * may share.
 */
const isSecret = (bytes: string): boolean =>
  SECRET_MARK.test(bytes) || (bytes.startsWith('Ed') && bytes.length > SIGNATURE)

/** The comment of a signature of minisign names the secret key too. */
const isCommentOfSecret = (comment = ''): boolean =>
  /\bsecret key\b/i.test(comment) && !/\bsignature\b/i.test(comment)

const programOf = (comment = ''): KeyProgram | null =>
  /\bminisign\b/i.test(comment) ? 'minisign' : /\bsignify\b/i.test(comment) ? 'signify' : null

/** Returns the id of a key as minisign writes it: its bytes in reverse, in hex. */
const idOf = (bytes: string): string =>
  Array.from(bytes.slice(2, HEADER), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'))
    .reverse()
    .join('')
    .toUpperCase()

const isHex = (line: string): boolean => /^(?:0x)?(?:[0-9a-f]{2}){16,}$/i.test(line)

/**
 * Returns the lines without the spaces around them, and without empty ones before and after. In a terminal
 * the question for the password stands before the file.
 */
function linesOf(text: string): string[] {
  const lines = text.trim().split(/\r\n|\r|\n/)
  const trimmed = lines.map((line) => line.trim())
  return trimmed.slice(
    Math.max(
      0,
      trimmed.findIndex((line) => COMMENT.test(line)),
    ),
  )
}

/**
 * Returns the text as it is sent: the server takes no space before it or after a line, and no `0x` before
 * hex.
 */
export function sentKeyText(text: string): string {
  const lines = linesOf(text)
  const [first = ''] = lines
  return lines.length === 1 && isHex(first) ? first.replace(/^0x/i, '') : lines.join('\n')
}
