/**
 * Tests query strings as the two libraries of the real server read them (docs/server/README.md#encodings,
 * docs/server/README.md#arrays-in-queries).
 */
import { describe, expect, test } from 'vitest'
import { readFlat, readNested } from './query-string.ts'

describe('with lists', () => {
  test.each([
    ['', {}],
    ['id[0]=a&id[1]=b', { id: ['a', 'b'] }],
    ['id[1]=b&id[0]=a', { id: ['a', 'b'] }],
    ['id[]=a&id[]=b', { id: ['a', 'b'] }],
    ['id%5B%5D=a', { id: ['a'] }],
    ['id=a&id=b', { id: ['a', 'b'] }],
    ['id=a', { id: 'a' }],
    ['id[]=a&id=b', { id: ['a', 'b'] }],
    ['id[0]=a&id[0]=b', { id: ['b'] }],
    ['f[0][name]=a&f[0][value]=b', { f: [{ name: 'a', value: 'b' }] }],
    ['["a"]', { '': { '"a"': '' } }],
    ['status=a+b%21', { status: 'a b!' }],
    [
      'poll[options][]=a&poll[options][]=b&poll[expires_in]=60',
      { poll: { options: ['a', 'b'], expires_in: '60' } },
    ],
    ['{"status":5}', { '{"status":5}': '' }],
  ])('%s is read', (text, read) => {
    expect(readNested(text)).toEqual(read)
  })

  test.each([
    ['id[0]=a&id[2]=b', 'missing index, expected: 1 got 2'],
    ['id[1]=a', 'missing index, expected: 0 got 1'],
    [
      'id=a&id[]=b',
      "parsing failed with error: 'invalid input: the same key is used for both a value and a sequence' at position: 9",
    ],
    [
      'id[]=a&id[0]=b',
      "'invalid input: the same key is used for both a sequence and a nested map' at position: 11",
    ],
    [
      'id=a&id[0]=b',
      "'invalid input: the same key is used for both a value and a nested map' at position: 9",
    ],
    ['[]', 'invalid name: []'],
    ['{"media_ids":["x"]}', 'invalid name: {"media_ids":["x"]}'],
  ])('%s is refused', (text, words) => {
    expect(() => readNested(text)).toThrow(words)
  })
})

test('without lists a name comes once', () => {
  expect(readFlat('limit=1&max_id=x')).toEqual({ limit: '1', max_id: 'x' })
  expect(() => readFlat('limit=1&limit=2')).toThrow('duplicate field `limit`')
})
