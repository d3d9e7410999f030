/**
 * Returns the text of a file. Spreadsheets may write UTF-16, with a mark in front. Rejects when the file is
 * gone or may not be read.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  const mark = Array.from(new Uint8Array(bytes.slice(0, 2)), (byte) => byte.toString(16)).join('')
  return new TextDecoder(ENCODINGS.get(mark) ?? 'utf-8').decode(bytes)
}

/** Encodings by the marks with which such texts begin. */
const ENCODINGS: ReadonlyMap<string, string> = new Map(Object.entries({ fffe: 'utf-16le', feff: 'utf-16be' }))
