/** Tests what the JSON library of the real server takes (docs/server/README.md#json). */
import { expect, test } from 'vitest'
import { readJsonText, repeatedKeys } from './json.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  '{"a":[1,-2.5e3,true,false,null,"b\\"\\\\{\\u00e9"],"":{"c":{}}}',
  '"\\ud83d\\ude00"',
  ' 5 ',
  nested(127),
])('%s is read as JavaScript does', (text) => {
  expect(readJsonText(text)).toEqual(JSON.parse(text))
})

test.each([
  ['a text that ends within a character', '{"a":"\\ud83d"}', 'lone leading surrogate'],
  ['a number beyond all bounds', '[1e400]', 'number out of range'],
  ['more than 127 levels', nested(128), 'recursion limit exceeded'],
  ['what is no JSON', '{"a":}', 'JSON'],
])('%s is refused', (_, text, words) => {
  expect(() => readJsonText(text)).toThrow(words)
})

test('of a key that stands twice the last value counts, and it is known', () => {
  const object = readJsonText('{"a":1,"b":2,"a":3}')
  expect(object).toEqual({ a: 3, b: 2 })
  expect([...repeatedKeys(Object(object))]).toEqual(['a'])
})
