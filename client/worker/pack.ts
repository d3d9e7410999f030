/**
 * Reads the one compressed file that holds all scripts and styles of a build. Many servers compress nothing;
 * so this is how their readers get a third of the bytes, in one request
 * (docs/spec/offline.md#the-files-of-a-build).
 */
import { hashOf } from './checked-file.ts'

/**
 * The first bytes of gzip. A server that knows the ending may have had the browser unpack the file already.
 */
const GZIP = [0x1f, 0x8b]

/** Returns the files of a pack by their addresses; undefined when it is not the pack that the build made. */
export async function unpack(packed: ArrayBuffer, hash: string): Promise<Record<string, string> | undefined> {
  const bytes = isCompressed(packed) ? await unzip(packed) : packed
  if (bytes === undefined || (await hashOf(bytes)) !== hash) return undefined
  return JSON.parse(new TextDecoder().decode(bytes))
}

function isCompressed(packed: ArrayBuffer): boolean {
  const start = new Uint8Array(packed, 0, Math.min(GZIP.length, packed.byteLength))
  return GZIP.every((byte, place) => start[place] === byte)
}

async function unzip(packed: ArrayBuffer): Promise<ArrayBuffer | undefined> {
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
    return await new Response(stream).arrayBuffer()
  } catch {
    return undefined // it was cut or changed on its way
  }
}
