import { expect, test } from 'vitest'
import { newPages } from './new-posts.ts'

const page = (ids: string, next: string | null = 'next') => ({ items: [...ids].map((id) => ({ id })), next })

test.each([
  { when: 'nothing happened', asked: ['cb'], known: 'cba', fresh: [] },
  { when: 'two were added', asked: ['edc'], known: 'cb', fresh: ['ed'] },
  { when: 'the newest known one was deleted', asked: ['db'], known: 'cb', fresh: ['d'] },
  { when: 'the second page reaches what is known', asked: ['zy', 'xc'], known: 'c', fresh: ['zy', 'x'] },
  { when: 'the second page begins with what is known', asked: ['zy', 'cb'], known: 'cb', fresh: ['zy'] },
  { when: 'everything was deleted', asked: [''], known: 'c', fresh: [] },
])('$when: $fresh, and nothing is missing', ({ asked, known, fresh }) => {
  expect(
    newPages(
      asked.map((ids) => page(ids)),
      (id) => known.includes(id),
    ),
  ).toEqual(fresh.map((ids) => page(ids)))
})

test('more were added than was asked for: a gap below the last page', () => {
  expect(newPages([page('zy'), page('xw')], (id) => id === 'c')).toEqual([
    page('zy'),
    { ...page('xw'), gap: true },
  ])
})

test('a list that was empty and is loaded to its end has no gap', () => {
  expect(newPages([page('ba', null)], () => false)).toEqual([page('ba', null)])
})
