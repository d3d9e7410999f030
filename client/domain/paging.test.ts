import { expect, test } from 'vitest'
import { itemsOf, nextAfter, nextOffset } from './paging.ts'

// docs/spec/lists.md#the-next-page
test('entries of overlapping pages appear once, at their first place', () => {
  const pages = [{ items: [{ id: 'c' }, { id: 'b' }] }, { items: [{ id: 'b' }, { id: 'a' }] }, { items: [] }]
  expect(itemsOf(pages).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

const entries = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: String(first + index) }))
const page = (count: number, first?: number) => ({ items: entries(count, first) })

// docs/spec/lists.md#the-next-page
test.each([
  ['a full page', 0, [page(20)], 20],
  ['a full page with one new entry', 20, [page(20), page(20, 1)], 40],
  ['a page without new entries', 20, [page(20), page(20)], 40],
  ['two such pages', 40, [page(20), page(20), page(20)], null],
  [
    'a page without new entries after one with some',
    60,
    [page(20), page(20), page(20, 20), page(20, 10)],
    80,
  ],
  ['a short page', 40, [page(20), page(20, 20), page(19, 40)], null],
  ['a short page without new entries', 20, [page(20), page(5, 15)], null],
  ['an empty page', 0, [page(0)], null],
  ['a page larger than requested', 0, [page(40)], 40],
  ['the last offset the server takes', 65_515, [page(20)], 65_535],
  ['an offset the server would refuse', 65_516, [page(20)], null],
])('after %s the next one begins there', (_, offset, pages, next) => {
  expect(nextOffset(offset, pages, 20)).toBe(next)
})

/** Loads a server's list to its end. `meanwhile` changes it before each further page. */
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

// docs/spec/lists.md#the-next-page
test('no entry is asked for twice', () => {
  const pages: { items: { id: string }[] }[] = []
  for (let offset: number | null = 0; offset !== null; offset = nextOffset(offset, pages, 20))
    pages.push({ items: entries(70).slice(offset, offset + 20) })
  expect(pages.flatMap(({ items }) => items)).toEqual(entries(70))
})

test.each([1, 15, 20, 25])('no entry is skipped while %d come in above', (count) => {
  const list = entries(70)
  let isDone = false
  const read = readAll(list, () => {
    if (!isDone) list.unshift(...entries(count, 100))
    isDone = true
  })
  expect(read).toEqual(expect.arrayContaining(entries(70).map(({ id }) => id)))
})

// docs/spec/lists.md#the-next-page
test.each([
  ['an empty page', null, 0, null],
  ['a short page', '7', 19, null],
  ['a full page', null, 20, '19'],
  ['a page larger than requested', '7', 40, '39'],
  ['the same page again', '19', 20, null],
])('after %s the next one follows the entry', (_, cursor, count, next) => {
  expect(nextAfter(cursor, entries(count), 20)).toBe(next)
})
