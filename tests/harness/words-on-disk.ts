/**
 * Looks for words in every file of a browser's profile: as they are, in two bytes a letter, and in what is
 * compressed there.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
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

/** Returns which words are in which files; a browser may write meanwhile. */
export function wordsOnDisk(profile: string, words: readonly string[]): Found[] {
  const forms = words.map((word) => ({ word, bytes: [Buffer.from(word), Buffer.from(word, 'utf16le')] }))
  return filesBelow(profile).flatMap((path) => {
    const texts = textsOf(path, readFileSync(path))
    return forms
      .filter(({ bytes }) => texts.some((text) => bytes.some((each) => text.includes(each))))
      .map(({ word }) => ({ file: relative(profile, path), word }))
  })
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => existsSync(path) && statSync(path).isFile())

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
