import { expect, test } from 'vitest'
import { itemsOf, nextAfter, nextOffset } from './paging.ts'

test('pages that overlap show every entry once, where it came first', () => {
  const pages = [{ items: [{ id: 'c' }, { id: 'b' }] }, { items: [{ id: 'b' }, { id: 'a' }] }, { items: [] }]
  expect(itemsOf(pages).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

const entries = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: String(first + index) }))
const page = (count: number, first?: number) => ({ items: entries(count, first) })

test.each([
  ['a full page', 0, [page(20)], 15],
  ['a full page with one new entry', 15, [page(20), page(20, 1)], 30],
  ['a page that only repeats what is known', 15, [page(20), page(20)], 30],
  ['two such pages', 30, [page(20), page(20), page(20)], null],
  ['such a page after one with something new', 45, [page(20), page(20), page(20, 15), page(20, 10)], 60],
  ['a short page', 30, [page(20), page(20, 15), page(19, 30)], null],
  ['a short page that only repeats', 15, [page(20), page(5, 15)], null],
  ['an empty page', 0, [page(0)], null],
  ['more than was asked for', 0, [page(40)], 15],
  ['the last offset the server takes', 65_520, [page(20)], 65_535],
  ['an offset the server would refuse', 65_521, [page(20)], null],
])('after %s the next one begins there', (_, offset, pages, next) => {
  expect(nextOffset(offset, pages, 20)).toBe(next)
})

/** Reads a server's list to its end; `meanwhile` happens to it before each further page. */
function readAll(list: { id: string }[], meanwhile: () => void) {
  const pages: { items: { id: string }[] }[] = []
  for (let offset: number | null = 0; offset !== null; offset = nextOffset(offset, pages, 20)) {
    if (offset > 0) meanwhile()
    pages.push({ items: list.slice(offset, offset + 20) })
  }
  return itemsOf(pages).map(({ id }) => id)
}

test.each([0, 1, 19, 20, 21, 34, 35, 36, 50, 65])(
  'a list of %d that stands still is read once, to its end',
  (count) => {
    const list = entries(count)
    expect(readAll(list, () => {})).toEqual(list.map(({ id }) => id))
  },
)

test('nothing is passed over while entries above leave the list', () => {
  const list = entries(70)
  const all = list.map(({ id }) => id)
  // The overlap makes up for what is gone since the page before, which begins so much earlier each time.
  expect(readAll(list, () => list.splice(0, 1))).toEqual(all)
})

test.each([1, 15, 20, 25])('nor while %d come in above', (count) => {
  const list = entries(70)
  let isDone = false
  const read = readAll(list, () => {
    if (!isDone) list.unshift(...entries(count, 100))
    isDone = true
  })
  expect(read).toEqual(expect.arrayContaining(entries(70).map(({ id }) => id)))
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
