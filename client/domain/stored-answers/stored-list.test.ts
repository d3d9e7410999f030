/** Tests docs/spec/offline.md#stored-answers: of a long list the part around the reading place is stored. */
import { expect, test } from 'vitest'
import { pagesAround } from './stored-list.ts'

/** A list of so many pages, of 20 entries each; the ids are counted. */
const list = (count: number) => ({
  pages: Array.from({ length: count }, (_, page) => ({
    items: Array.from({ length: 20 }, (_, index) => ({ id: String(page * 20 + index) })),
  })),
  pageParams: Array.from({ length: count }, (_, page) => `p${page}`),
})

test('a list that is short enough is stored as it is', () => {
  const short = list(10)
  expect(pagesAround(short, '199')).toBe(short)
})

// docs/spec/offline.md#stored-answers
test.each([
  ['0', 'p0', 'p9'],
  ['65', 'p0', 'p9'],
  ['205', 'p7', 'p16'],
  ['390', 'p16', 'p19'],
  ['not there', 'p0', 'p9'],
  [null, 'p0', 'p9'],
])('around row %s the pages from %s to %s are stored', (row, first, last) => {
  const { pages, pageParams } = pagesAround(list(20), row)
  expect([pageParams[0], pageParams.at(-1)]).toEqual([first, last])
  expect(pages).toHaveLength(pageParams.length)
})
