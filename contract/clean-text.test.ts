import { expect, test } from 'vitest'
import { cleanText, withoutBlanks, withoutControls } from './clean-text.ts'

const ENGLAND = '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'

// docs/spec/conventions.md#texts-of-others
test.each([
  ['an override', 'bill\u202Efdp.exe', 'billfdp.exe'],
  ['embeddings and isolates', '\u202Aa\u202B\u202C\u202D\u2066b\u2067c\u2068d\u2069', 'abcd'],
  ['marks of direction', '\u200Fabc\u200E!\u061C', 'abc!'],
  ['deprecated controls of shaping', 'a\u206Ab\u206F', 'ab'],
  ['controls of C0 and C1', 'a\u0000\u0007\u001Bb\u007F\u009Bc', 'abc'],
  ['anchors of annotations', 'a\uFFF9b\uFFFAc\uFFFB', 'abc'],
  ['tags', 'alice\u{E0061}\u{E007F}', 'alice'],
  ['tags that follow nothing but a flag', `${ENGLAND}\u{E0061}`, ENGLAND],
])('%s are taken out', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean)
  expect(withoutControls(text)).toBe(clean)
})

// docs/spec/conventions.md#texts-of-others
test.each([
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\u2028b\u2029c\u0085d\ve\ff', 'a\nb\nc\nd\ne\nf'],
])('%j has ordinary ends of lines', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

// docs/spec/conventions.md#texts-of-others
test.each([
  'Alice Åkesson',
  'a\tb\nc',
  'آلیس می‌نویسد',
  'क्‍ष',
  '👩‍🌾 👨‍👩‍👧',
  '❤️ ☎︎ 1️⃣',
  ENGLAND,
  'co\u00ADoperate',
  '가\u3164나',
  'e\u0301',
  'ภาษา\u200Bไทย',
  '\uE000',
  '\u{1FAE9}',
])('%j stays as it is', (text) => {
  expect(cleanText(text)).toBe(text)
})

// docs/spec/conventions.md#texts-of-others
test.each([
  '',
  ' \t\n\u3000\u00A0',
  '\u3164',
  '\uFFA0\u115F\u1160',
  '\u2800\u2800',
  '\u{1D159}',
  '\u17B4\u17B5',
  '\u180E\u180B',
  '\u034F',
  '\u00AD',
  '\uFE0F\u{E0100}',
  '\u200B\u200C\u200D\u2060\uFEFF',
  '\u202E\u2067',
  '\u0000\u0007',
  '\uFFFC',
  '\u{E0041}',
  '\u{1BCA0}\u{1D173}',
])('%j is empty', (text) => {
  expect(cleanText(text)).toBe('')
  expect(withoutBlanks(text)).toBe('')
})

test('rows of marks that stall a browser are cut', () => {
  expect(cleanText(`z${'\u0301'.repeat(40)}`)).toBe(`z${'\u0301'.repeat(30)}`)
})
