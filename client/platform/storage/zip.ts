/** Puts files into a zip. It is loaded when there is one to write. */
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of a zip. Media are small already; only texts are compressed. */
export interface ZipEntry {
  path: string
  content: string | Blob
}

/** Returns the zip. One file at a time is in memory; the browser may keep the rest on its disk. */
export async function zipOf(entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<Blob> {
  const parts: Blob[] = []
  const failures: Error[] = []
  const zip = new Zip((error, part) => {
    if (error) failures.push(error)
    else parts.push(new Blob([part as Uint8Array<ArrayBuffer>]))
  })
  for await (const { path, content } of entries) {
    signal.throwIfAborted()
    const isText = typeof content === 'string'
    const file = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path)
    zip.add(file)
    file.push(isText ? strToU8(content) : new Uint8Array(await content.arrayBuffer()), true)
  }
  zip.end()
  const [failure] = failures
  if (failure) throw failure
  return new Blob(parts, { type: 'application/zip' })
}
