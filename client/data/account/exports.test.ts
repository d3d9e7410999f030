/** Tests docs/spec/account.md#export. */
import { beforeEach, expect, test } from 'vitest'
import { connectToServer, signInAs } from '#tests/harness/client-and-server.ts'
import { loadExport } from './exports.ts'

let answer: () => Response | undefined

beforeEach(async () => {
  answer = () => undefined
  connectToServer({ onCall: (_, path) => (path.includes('/export_') ? answer() : undefined) })
  await signInAs('alice')
})

test.each(['follows', 'followers'] as const)('%s are a text of addresses', async (kind) => {
  const { csv, count } = await loadExport(kind)
  expect(csv).toMatch(/^(\w+@\w+\.example\n)+$/)
  expect(csv.split('\n')).toHaveLength(count + 1)
})

test('an empty list has no addresses', async () => {
  answer = () => new Response('', { headers: { 'content-type': 'text/csv' } })
  expect(await loadExport('follows')).toEqual({ csv: '', count: 0, unreadable: 0 })
})

test.each([
  ['a page of a proxy', '<!doctype html>\n<title>Sign in to the network</title>'],
  ['an error as JSON', '{"error":"internal error"}'],
  ['a sentence', 'internal server error'],
  ['a page with an address', '<html>\nben@mitra.example\n</html>'],
])('%s is no list, whatever its status says', async (_, text) => {
  answer = () => new Response(text)
  await expect(loadExport('follows')).rejects.toMatchObject({ kind: 'unreadable' })
})

// docs/spec/data.md#a-broken-part
test('a line that is no address is left out and counted', async () => {
  answer = () => new Response('ben@mitra.example\r\n<b>oops</b>\nann@mitra.example')
  expect(await loadExport('follows')).toEqual({
    csv: 'ben@mitra.example\nann@mitra.example\n',
    count: 2,
    unreadable: 1,
  })
})
