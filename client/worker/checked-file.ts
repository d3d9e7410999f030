/**
 * Decides what may be cached and given to a page as a file of the client
 * (docs/spec/offline.md#checked-files).
 */

/** Files whose names end with a hash of their content. They never change. */
const HASHED = /^\/assets\/[\w.-]+-[\w-]{8}\.(js|css)$/

const TYPES: ReadonlyMap<string, string> = new Map(Object.entries({ js: 'text/javascript', css: 'text/css' }))

/**
 * The names that servers call scripts by, and browsers run them under (docs/spec/instance.md#odd-hosts).
 */
const SCRIPT = /^(application|text)\/(x-)?(java|ecma)script$/

/**
 * Returns the type that the file of an address must have; undefined where it is no script or style with a
 * hash.
 */
export const typeOfFile = (pathname: string): string | undefined =>
  TYPES.get(HASHED.exec(pathname)?.[1] ?? '')

/**
 * Returns whether an answer is what its address promises. Servers answer unknown addresses with the page and
 * 200.
 */
export function isWhatItShouldBe({ status, headers }: Response, expected: string): boolean {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  return status === 200 && type.replace(SCRIPT, 'text/javascript') === expected
}

/** Returns the SHA-256 of bytes as hexadecimal digits. */
async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the text that bytes stand for; undefined where they have another hash. */
export const textWithHash = async (bytes: ArrayBuffer, hash: string): Promise<string | undefined> =>
  (await hashOf(bytes)) === hash ? new TextDecoder().decode(bytes) : undefined

/** Returns a file as it is cached, with the hash by which it can be checked later. */
export async function fileWithHash(text: string, type: string): Promise<Response> {
  const bytes = new TextEncoder().encode(text)
  const headers = { 'content-type': `${type}; charset=utf-8`, etag: `"${await hashOf(bytes)}"` }
  return new Response(bytes, { headers })
}

/** Returns whether a cached file still has the content that it was cached with. */
export async function isIntact(file: Response): Promise<boolean> {
  const expected = file.headers.get('etag')
  try {
    return expected === `"${await hashOf(await file.arrayBuffer())}"`
  } catch {
    return false // its content cannot be read
  }
}
