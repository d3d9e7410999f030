import { expect, test } from 'vitest'
import { itemsOf, nextAfter, nextOffset } from './paging.ts'

test('pages that overlap show every entry once, where it came first', () => {
  const pages = [{ items: [{ id: 'c' }, { id: 'b' }] }, { items: [{ id: 'b' }, { id: 'a' }] }, { items: [] }]
  expect(itemsOf(pages).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }))

test.each([
  ['a full page', 0, entries(20), [], 20],
  ['a full page with one new entry', 20, entries(20), entries(19), 40],
  ['a page that only repeats what is known', 20, entries(20), entries(20), null],
  ['a short page', 40, entries(19), [], null],
  ['an empty page', 40, entries(0), [], null],
  ['more than was asked for', 0, entries(40), [], 20],
  ['the last offset the server takes', 65_515, entries(20), [], 65_535],
  ['an offset the server would refuse', 65_516, entries(20), [], null],
])('after %s the next one begins there', (_, offset, items, known, next) => {
  const ids = new Set(known.map(({ id }) => id))
  expect(nextOffset(offset, items, 20, (id) => ids.has(id))).toBe(next)
})

test.each([
  ['an empty page', null, 0, null],
  ['a short page', '7', 19, null],
  ['a full page', null, 20, '19'],
  ['more than was asked for', '7', 40, '39'],
  ['the same page again', '19', 20, null],
])('after %s the next one follows the entry', (_, cursor, count, next) => {
  expect(nextAfter(cursor, entries(count), 20)).toBe(next)
})
