import { expect, test } from 'vitest'
import { itemsOf } from './paging.ts'

test('pages that overlap show every entry once, where it came first', () => {
  const pages = [{ items: [{ id: 'c' }, { id: 'b' }] }, { items: [{ id: 'b' }, { id: 'a' }] }, { items: [] }]
  expect(itemsOf(pages).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})
