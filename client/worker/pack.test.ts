/** Tests docs/spec/offline.md#the-files-of-a-build. */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unpack } from './pack.ts'

const files = { '/assets/a-12345678.js': 'let a = "ü"', '/assets/b-12345678.css': 'b {}' }
const content = JSON.stringify(files)
const hash = createHash('sha256').update(content).digest('hex')
const packed = gzipSync(content)

/** Returns the bytes alone; a buffer of Node's may be a part of a larger one. */
const bytes = (text: string | Uint8Array) => new Uint8Array(Buffer.from(text)).buffer

test.each([
  ['as the build made it', bytes(packed), files],
  ['unpacked on its way', bytes(content), files],
  ['cut', bytes(packed.subarray(0, -9)), undefined],
  ['changed', bytes(gzipSync(`${content} `)), undefined],
  ['a page', bytes('<!doctype html>'), undefined],
  ['empty', bytes(''), undefined],
])('a pack %s', async (_name, given, expected) => {
  expect(await unpack(given, hash)).toEqual(expected)
})
