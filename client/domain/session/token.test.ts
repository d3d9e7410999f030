import { expect, test } from 'vitest'
import { isToken } from './token.ts'

test.each([
  ['the token of a session', 'q3mGzL0-Xk_9TtVb1yR5uCwPde8'],
  ['a token with the other characters of RFC 6750', 'a.b~c+d/e=='],
])('%s can be sent', (_, text) => {
  expect(isToken(text)).toBe(true)
})

test.each([
  ['an empty text', ''],
  ['blanks', '   '],
  ['a line break', 'abc\ndef'],
  ['a line break at the end', 'abc\n'],
  ['letters beyond Latin', 'ü€'],
  ['quotes', '"abc"'],
  ['100 kB', 'a'.repeat(100_000)],
  ['a lone surrogate', 'abc\ud800'],
])('%s cannot be sent', (_, text) => {
  expect(isToken(text)).toBe(false)
})
