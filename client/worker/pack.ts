/**
 * Reads the one compressed file that holds all scripts and styles of a build. Many servers compress nothing;
 * so this is how their readers get a third of the bytes, in one request
 * (docs/spec/offline.md#the-files-of-a-build).
 */
import { textWithHash } from './checked-file.ts'

/** Returns the files of a pack by their addresses; undefined when it is not the pack that the build made. */
export async function unpack(packed: ArrayBuffer, hash: string): Promise<Record<string, string> | undefined> {
  const text = await textWithHash(await unzip(packed), hash)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Unpacks a file, unless the browser has done so already: some servers know the ending. */
async function unzip(packed: ArrayBuffer): Promise<ArrayBuffer> {
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
    return await new Response(stream).arrayBuffer()
  } catch {
    return packed // or it was cut or changed on its way, which its hash tells
  }
}
