import { expect, test } from 'vitest'
import { decodeQuery, encodeQuery, QueryGap } from './encoding.ts'

test.each([
  [{}, ''],
  [{ limit: 20, max_id: undefined, local: null }, '?limit=20'],
  [{ exclude_replies: false }, '?exclude_replies=false'],
  [{ id: ['a', 'b'] }, '?id%5B0%5D=a&id%5B1%5D=b'],
  [{ timeline: ['notifications'] }, '?timeline%5B%5D=notifications'],
  [{ q: '#a b&c' }, '?q=%23a+b%26c'],
])('%o → %s', (query, text) => {
  expect(encodeQuery(query)).toBe(text)
})

test.each([
  ['id[0]=a&id[1]=b', { id: ['a', 'b'] }],
  ['id[]=a&id[]=b', { id: ['a', 'b'] }],
  ['id=a&id=b', { id: ['a', 'b'] }],
  ['id=a', { id: 'a' }],
  ['limit=20', { limit: '20' }],
])('%s is read', (text, query) => {
  expect(decodeQuery(new URLSearchParams(text))).toEqual(query)
})

test('indexes with a gap are refused', () => {
  expect(() => decodeQuery(new URLSearchParams('id[0]=a&id[2]=b'))).toThrow(QueryGap)
})
