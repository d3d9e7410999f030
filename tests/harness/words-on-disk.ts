/**
 * Looks for words in every file of a browser's profile: as they are, in two bytes a letter, and in what is
 * compressed there.
 */
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { blocksOfTable, recordsOfLog } from './level-db.ts'
import { unsnap } from './snappy.ts'

/** Before a value that IndexedDB has compressed. */
const COMPRESSED_VALUE = Buffer.from('ff1102', 'hex')
const GZIP = Buffer.from('1f8b08', 'hex')
/** Before an entry of the HTTP cache, whose address and content follow. */
const CACHE_ENTRY = Buffer.from('305c72a71b6dfbfc', 'hex')
const CACHE_HEADER = 24

export interface Found {
  file: string
  word: string
}

/**
 * Returns which words are in which files. A browser may write meanwhile: what it moves into another file is
 * looked for there, until a look at the folders finds no file that was not read.
 */
export function wordsOnDisk(profile: string, words: readonly string[]): Found[] {
  const forms = words.map((word) => ({ word, bytes: [Buffer.from(word), Buffer.from(word, 'utf16le')] }))
  const looked = new Set<string>()
  const found: Found[] = []
  for (;;) {
    const fresh = filesBelow(profile).filter((path) => !looked.has(path))
    if (fresh.length === 0) return found
    for (const path of fresh) {
      looked.add(path)
      const file = unlessGone(() => readFileSync(path))
      const texts = file === null ? [] : textsOf(path, file)
      for (const { word, bytes } of forms)
        if (texts.some((text) => bytes.some((each) => text.includes(each))))
          found.push({ file: relative(profile, path), word })
    }
  }
}

function filesBelow(folder: string): string[] {
  const entries = unlessGone<Dirent[]>(() => readdirSync(folder, { withFileTypes: true })) ?? []
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return unlessGone(() => statSync(path))?.isFile() ? [path] : []
  })
}

/** Returns null where a file or folder is gone by now; whatever else keeps it from being read is thrown. */
function unlessGone<Result>(read: () => Result): Result | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Returns the content of a file in every form in which it can be read. */
function textsOf(path: string, file: Buffer): Buffer[] {
  const texts = [file]
  if (path.endsWith('.ldb')) texts.push(...blocksOfTable(file))
  if (path.endsWith('.log')) texts.push(recordsOfLog(file))
  const values = texts.flatMap((text) => placesOf(COMPRESSED_VALUE, text, unsnap))
  const bodies = path.includes('Cache') ? [...placesOf(GZIP, file, gunzip, 0), ...brotliIn(file)] : []
  return [...texts, ...values, ...bodies]
}

/** Reads what begins at every place of a mark, or behind it. */
function placesOf(
  mark: Buffer,
  text: Buffer,
  read: (from: Buffer) => Buffer | null,
  behind = mark.length,
): Buffer[] {
  const found: Buffer[] = []
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    const value = read(text.subarray(at + behind))
    if (value !== null) found.push(value)
  }
  return found
}

const gunzip = (from: Buffer) => orNull(() => gunzipSync(from, { finishFlush: constants.Z_SYNC_FLUSH }))

const unbrotli = (from: Buffer) =>
  orNull(() => brotliDecompressSync(from, { finishFlush: constants.BROTLI_OPERATION_FLUSH }))

/** Nothing says where Brotli begins: it is tried where an entry of the cache may have its content. */
function brotliIn(file: Buffer): Buffer[] {
  const isEntry = file.subarray(0, 8).equals(CACHE_ENTRY)
  const starts = isEntry ? [CACHE_HEADER + file.readUInt32LE(12)] : [0]
  return starts.flatMap((start) => unbrotli(file.subarray(start)) ?? [])
}

/** Most places of a mark are none: what cannot be read there is no such text. */
function orNull(read: () => Buffer): Buffer | null {
  try {
    return read()
  } catch {
    return null
  }
}
