import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  ['UTF-8', [0x61, 0xc3, 0xa9]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x61, 0xc3, 0xa9]],
  ['UTF-16 as Windows writes it', [0xff, 0xfe, 0x61, 0x00, 0xe9, 0x00]],
  ['UTF-16, the other way round', [0xfe, 0xff, 0x00, 0x61, 0x00, 0xe9]],
])('%s', async (_, bytes) => {
  expect(await readText(new Blob([Uint8Array.from(bytes)]))).toBe('aé')
})

test('an empty file', async () => {
  expect(await readText(new Blob([]))).toBe('')
})
