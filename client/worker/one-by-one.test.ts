/** Tests docs/spec/offline.md#the-files-of-a-build. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fetchOneByOne } from './one-by-one.ts'

const LIST = '/assets/files-12345678.json'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const files = Object.fromEntries(
  Array.from({ length: 20 }, (_, place) => [`/assets/${place}-12345678.js`, `let ü = ${place}`]),
)
const list = JSON.stringify(
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, sha256(text)])),
)

const fetchWith = (changed: Record<string, string | number>) =>
  fetchOneByOne(
    async (address) => {
      const answer = changed[address] ?? (address === LIST ? list : files[address]) ?? 404
      return typeof answer === 'number' ? new Response(null, { status: answer }) : new Response(answer)
    },
    LIST,
    sha256(list),
  )

test.each<[string, Record<string, string | number>, typeof files | undefined]>([
  ['all of them', {}, files],
  ['one changed on its way', { '/assets/7-12345678.js': 'let ü = 8' }, undefined],
  ['one missing', { '/assets/19-12345678.js': 404 }, undefined],
  ['the page in place of one', { '/assets/0-12345678.js': '<!doctype html>' }, undefined],
  ['the page in place of the list', { [LIST]: '<!doctype html>' }, undefined],
  ['no list', { [LIST]: 404 }, undefined],
])('files one by one: %s', async (_name, changed, expected) => {
  expect(await fetchWith(changed)).toEqual(expected)
})
