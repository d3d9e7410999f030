import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { simplified } from '../../vite/catalogues.ts'
import { fillIn, type Values } from './messages.ts'

const shown = (message: string, values: Values = {}, locale = 'en') =>
  fillIn(simplified(compileMessage(message)), values, locale)

const FILES = '{count, plural, =0 {no files} one {# file by {name}} other {# files by {name}}}'

test.each<[string, Values, string]>([
  ['Home', {}, 'Home'],
  ['#', {}, '#'],
  ['{name} follows you', { name: 'Bob' }, 'Bob follows you'],
  ['{name}', { name: '#' }, '#'],
  ['{name} and {missing}', { name: 'Bob' }, 'Bob and '],
  [FILES, { count: 0, name: 'Bob' }, 'no files'],
  [FILES, { count: 1, name: 'Bob' }, '1 file by Bob'],
  [FILES, { count: 1234, name: '#' }, '1,234 files by #'],
  ['{count, plural, one {} other {, # files}}', { count: 1 }, ''],
  ['{count, plural, other {#}}', { count: 7 }, '7'],
  ['Row {position, number}', { position: 12 }, 'Row 12'],
  ['{kind, select, video {a video} other {a file}}', { kind: 'video' }, 'a video'],
  ['{kind, select, video {a video} other {a file}}', { kind: 'pdf' }, 'a file'],
])('%s', (message, values, text) => {
  expect(shown(message, values)).toBe(text)
})

test('numbers have the digits and the plural forms of the language (docs/spec/conventions.md#languages)', () => {
  const message = '{count, plural, one {# یک} other {# چند}}'
  expect(shown(message, { count: 0 }, 'fa')).toBe('۰ یک')
  expect(shown(message, { count: 12 }, 'fa')).toBe('۱۲ چند')
})

test('a plain text is kept as it is, so that the client has nothing to do', () => {
  expect(simplified(compileMessage('Home'))).toBe('Home')
})

describe('the build refuses what the client could not show', () => {
  test.each([
    '{when, date}',
    '{size, number, percent}',
    '{place, selectordinal, one {#st} other {#th}}',
    '{count, plural, offset:1 one {# more} other {# more}}',
  ])('%s', (message) => {
    expect(() => shown(message)).toThrow('cannot be shown')
  })
})
