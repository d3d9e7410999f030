/** Tests docs/spec/lists.md#first-screenful-first: the rows that fill the window come first. */
import { expect, test } from 'vitest'
import { firstRows } from './first-rows.ts'

const IDS = ['a', 'b', 'c', 'd', 'e', 'f']

// docs/spec/lists.md#first-screenful-first
test.each([
  ['a list begins with its first rows', IDS, null, 3, ['a', 'b', 'c']],
  ['a short list is drawn whole', ['a', 'b'], null, 3, ['a', 'b']],
  ['it begins where it was read, and with the row above', IDS, 'c', 2, ['b', 'c', 'd']],
  ['the first row has none above', IDS, 'a', 2, ['a', 'b']],
  ['near the end there are fewer', IDS, 'f', 3, ['e', 'f']],
  ['a row that has gone counts as none', IDS, 'gone', 2, ['a', 'b']],
  ['an empty list has none', [], null, 3, []],
])('%s', (_, ids, from, count, first) => {
  expect([...firstRows(ids, from, count)]).toEqual(first)
})
