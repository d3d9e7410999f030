import { expect, test } from 'vitest'
import { byteSize } from './byte-size.ts'

// docs/spec/settings.md#what-is-stored-on-this-device

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1540, '1.5 kB'],
  [2_000_000, '2 MB'],
  [7.2e12, '7,200 GB'],
])('%d bytes are shown as %s', (bytes, words) => {
  expect(byteSize(bytes, 'en')).toBe(words)
})

test('in the digits and words of the language', () => {
  expect(byteSize(1540, 'de')).toBe('1,5 kB')
  expect(byteSize(2_000_000, 'fa')).toContain('۲')
})
