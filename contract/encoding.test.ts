/** Tests docs/spec/lists.md#booleans-of-a-list. */
import { expect, test } from 'vitest'
import { encodeQuery } from './encoding.ts'

test.each([
  [{}, ''],
  [{ limit: 20, max_id: undefined, local: null }, '?limit=20'],
  [{ exclude_replies: false }, '?exclude_replies=false'],
  [{ id: ['a', 'b'] }, '?id%5B0%5D=a&id%5B1%5D=b'],
  [{ timeline: ['notifications'] }, '?timeline%5B%5D=notifications'],
  [{ q: '#a b&c' }, '?q=%23a+b%26c'],
])('query %o is %s', (query, text) => {
  expect(encodeQuery(query)).toBe(text)
})
