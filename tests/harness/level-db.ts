/** Reads the files of a LevelDB as far as a search for words needs it: all blocks, without an order. */
import { unsnap, varint } from './snappy.ts'

const FOOTER = 48
const MAGIC = Buffer.from('57fb808b247547db', 'hex')
const LOG_BLOCK = 32_768
const LOG_HEADER = 7

/** Returns the blocks of a table (`.ldb`); none where the file is no table. */
export function blocksOfTable(file: Buffer): Buffer[] {
  if (file.length < FOOTER || !file.subarray(-8).equals(MAGIC)) return []
  const footer = file.subarray(-FOOTER)
  const [, second] = varint(footer, 0)
  const [, third] = varint(footer, second)
  const index = blockAt(file, footer, third)
  return handlesIn(index).map(([from, at]) => blockAt(file, from, at))
}

/** Returns the block to which the handle at a place leads. */
function blockAt(file: Buffer, from: Buffer, at: number): Buffer {
  const [offset, next] = varint(from, at)
  const [size] = varint(from, next)
  const block = file.subarray(offset, offset + size)
  // The byte behind a block says how it is compressed.
  if (file[offset + size] !== 1) return block
  const text = unsnap(block)
  if (text === null) throw new Error('a block of LevelDB could not be read')
  return text
}

/** Returns where the handles of an index are: the values of its entries. */
function handlesIn(index: Buffer): [from: Buffer, at: number][] {
  const end = index.length - 4 - 4 * index.readUInt32LE(index.length - 4)
  const handles: [Buffer, number][] = []
  let at = 0
  while (at < end) {
    const [, afterShared] = varint(index, at)
    const [own, afterOwn] = varint(index, afterShared)
    const [size, afterSize] = varint(index, afterOwn)
    handles.push([index, afterSize + own])
    at = afterSize + own + size
  }
  return handles
}

/** Returns the records of a log (`.log`) behind each other, without the headers between their parts. */
export function recordsOfLog(file: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let start = 0; start < file.length; start += LOG_BLOCK) {
    const block = file.subarray(start, start + LOG_BLOCK)
    let at = 0
    while (at + LOG_HEADER <= block.length) {
      const size = block.readUInt16LE(at + 4)
      if (block[at + 6] === 0) break
      parts.push(block.subarray(at + LOG_HEADER, at + LOG_HEADER + size))
      at += LOG_HEADER + size
    }
  }
  return Buffer.concat(parts)
}
