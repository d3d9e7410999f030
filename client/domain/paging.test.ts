import { expect, test } from 'vitest'
import {
  itemsOf,
  linkedPage,
  nextAfter,
  nextCursor,
  nextOffset,
  REPEATS_OF_OFFSETS,
  type Repeats,
} from './paging.ts'

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
  ['a full page', 0, page(20), '20'],
  ['a page of which one entry could not be read', 20, { ...page(19), unreadable: 1 }, '40'],
  ['a short page', 40, page(19), null],
  ['a short page of which one entry could not be read', 40, { ...page(18), unreadable: 1 }, null],
  ['an empty page', 0, page(0), null],
  ['a page larger than requested', 0, page(40), '40'],
  ['the last offset the server takes', 65_515, page(20), '65535'],
  ['an offset the server would refuse', 65_516, page(20), null],
])('after %s the next one begins there', (_, offset, sent, next) => {
  expect(nextOffset(offset, sent, 20)).toBe(next)
})

const followed = (sent: { items: { id: string }[] }, next: string | null) => ({ ...sent, next })

// docs/spec/lists.md#the-end-of-a-list
test.each([
  ['a page with something new', page(20, 20), 'c', 1, 'c'],
  ['a page with one new entry', page(20, 1), 'c', 1, 'c'],
  ['a page that leads to itself', page(20, 20), 'b', 1, null],
  ['an empty page that leads to itself', page(0), 'b', 1, null],
  ['a page that leads back', page(20, 20), 'a', 1, null],
  ['a page of which all was left out', page(0), 'c', 1, 'c'],
  ['a page of repeats', page(20), 'c', 1, null],
  ['a page of some repeats', page(5, 15), 'c', 1, null],
  ['one page of repeats where two end the list', page(20), 'c', 2, 'c'],
])('after %s: %#', (_, sent, named, repeats, next) => {
  const walked = { asked: [null, 'a', 'b'], before: [page(20)], repeats: repeats as Repeats }
  expect(nextCursor(followed(sent, named), walked)).toBe(next)
})

// docs/spec/lists.md#the-end-of-a-list
test.each([
  ['two pages of repeats', [page(20), page(20)], null],
  ['a page of repeats after one with something new', [page(20), page(20, 20)], 'c'],
])('%s where the list is counted', (_, before, next) => {
  const walked = { asked: [null, 'a', 'b'], before, repeats: REPEATS_OF_OFFSETS }
  expect(nextCursor(followed(page(20), 'c'), walked)).toBe(next)
})

/** Loads a server's list to its end. `meanwhile` changes it before each further page. */
function pagesOf(list: { id: string }[], meanwhile: () => void = () => {}) {
  const pages: { items: { id: string }[] }[] = []
  const asked: (string | null)[] = []
  let cursor: string | null = null
  do {
    asked.push(cursor)
    if (cursor !== null) meanwhile()
    const offset = Number(cursor)
    const sent = { items: list.slice(offset, offset + 20) }
    const next = nextOffset(offset, sent, 20)
    cursor = nextCursor({ ...sent, next }, { asked, before: pages, repeats: REPEATS_OF_OFFSETS })
    pages.push(sent)
  } while (cursor !== null)
  return pages
}

const readAll = (list: { id: string }[], meanwhile: () => void) =>
  itemsOf(pagesOf(list, meanwhile)).map(({ id }) => id)

test.each([0, 1, 19, 20, 21, 34, 35, 36, 50, 65])(
  'a list of %d that stands still is read once, to its end',
  (count) => {
    const list = entries(count)
    expect(readAll(list, () => {})).toEqual(list.map(({ id }) => id))
  },
)

// docs/spec/lists.md#the-next-page
test('no entry is asked for twice', () => {
  expect(pagesOf(entries(70)).flatMap(({ items }) => items)).toEqual(entries(70))
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
  ['an empty page', page(0), null],
  ['a short page', page(19), null],
  ['a full page', page(20), '19'],
  ['a page of which one entry could not be read', { ...page(19), unreadable: 1 }, '18'],
  ['a page larger than requested', page(40), '39'],
])('after %s the next one follows the entry', (_, sent, next) => {
  expect(nextAfter(sent, 20)).toBe(next)
})

const HOME = '/api/v1/timelines/home'

// docs/spec/lists.md#the-next-page
test.each([
  [HOME, `<http://internal:8380${HOME}?limit=20&max_id=1>; rel="next"`, `${HOME}?limit=20&max_id=1`],
  [`${HOME}?limit=20`, `<${HOME}?max_id=7>`, `${HOME}?max_id=7`],
  [
    '/api/v1/timelines/tag/caf%C3%A9',
    '</api/v1/timelines/tag/café?max_id=7>',
    '/api/v1/timelines/tag/caf%C3%A9?max_id=7',
  ],
  [HOME, 'nonsense', null],
  [HOME, null, null],
])('after %s, %s leads on', (asked, header, path) => {
  expect(linkedPage(asked, header)).toBe(path)
})

// docs/spec/lists.md#the-end-of-a-list
test.each([
  [`${HOME}?limit=20`, `<https://kith.example${HOME}?limit=20>; rel="next"`],
  [`${HOME}?limit=20`, `<https://elsewhere.example${HOME}?limit=20>; rel="next"`],
  [HOME, '</api/v1/bookmarks?max_id=7>; rel="next"'],
  ['/api/v1/accounts/1/statuses?limit=20', '</api/v1/accounts/2/statuses?limit=20&max_id=7>'],
  [HOME, '<javascript:pwned()>'],
])('after %s, %s is the end', (asked, header) => {
  expect(linkedPage(asked, header)).toBeNull()
})

test('a Link header with many opening brackets takes linear time', () => {
  expect(linkedPage(HOME, '<'.repeat(250_000))).toBeNull()
})
