import { describe, expect, test } from 'vitest'
import { isNewer, newestFirst, newPages, reaches, withInserted } from './new-posts.ts'

/** Each letter is an entry; `z` is the newest. */
const page = (ids: string, next: string | null = 'next') => ({ items: [...ids].map((id) => ({ id })), next })

test.each([
  { when: 'nothing happened', asked: ['cb'], known: 'cba', fresh: [] },
  { when: 'two were added', asked: ['edc'], known: 'cb', fresh: ['ed'] },
  { when: 'the newest known one was deleted', asked: ['db'], known: 'cb', fresh: ['d'] },
  { when: 'the second page reaches what is known', asked: ['zy', 'xc'], known: 'c', fresh: ['zy', 'x'] },
  { when: 'the second page begins with what is known', asked: ['zy', 'cb'], known: 'cb', fresh: ['zy'] },
  { when: 'everything was deleted', asked: [''], known: 'c', fresh: [] },
  { when: 'one came late', asked: ['ecba'], known: 'eca', fresh: ['b'] },
  { when: 'others came before one’s own', asked: ['zyxc'], known: 'zcb', fresh: ['yx'] },
  { when: 'the last known one was deleted', asked: ['dcba'], known: 'dcb', fresh: [] },
])('$when: $fresh, and nothing is missing', ({ asked, known, fresh }) => {
  expect(
    newPages(
      asked.map((ids) => page(ids)),
      [...known],
    ),
  ).toEqual(fresh.map((ids) => page(ids)))
})

test('with more new entries than loaded pages there is a gap below the last page', () => {
  expect(newPages([page('zy'), page('xw')], ['c'])).toEqual([page('zy'), { ...page('xw'), gap: true }])
})

test('an empty list that is loaded to its end has no gap', () => {
  expect(newPages([page('ba', null)], [])).toEqual([page('ba', null)])
})

test.each([
  { asked: ['zy'], known: 'xw', isEnough: false },
  { asked: ['zx'], known: 'xw', isEnough: false },
  { asked: ['zxw'], known: 'xwv', isEnough: true },
  // More may be missing below the viewer's own post.
  { asked: ['zyx'], known: 'zcb', isEnough: false },
  { asked: ['zyx', 'wc'], known: 'zcb', isEnough: true },
  { asked: ['zy'], known: '', isEnough: true },
  { asked: [''], known: 'a', isEnough: true },
])('$asked suffices where $known is known: $isEnough', ({ asked, known, isEnough }) => {
  expect(
    reaches(
      asked.map((ids) => page(ids)),
      [...known],
    ),
  ).toBe(isEnough)
})

describe('the order of ids', () => {
  test.each([
    ['10', '9', true],
    ['9', '10', false],
    ['b', 'b', false],
    ['01a20110-7159-7000-99d6-a77b1c89f070', '01a1f519-a1f1-7000-9ae4-7c6ba8fb468d', true],
  ])('%s is newer than %s: %s', (one, other, expected) => {
    expect(isNewer(one, other)).toBe(expected)
  })

  test('sorts', () => {
    expect(newestFirst(['9', '10', '8'])).toEqual(['10', '9', '8'])
  })

  test('inserts late entries', () => {
    const entries = [...'dxa'].map((id) => ({ id }))
    expect(withInserted([page('z'), page('ec'), page('b')], entries)).toEqual([
      page('z'),
      page('xedc'),
      page('b'),
    ])
  })
})
