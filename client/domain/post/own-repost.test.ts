import { expect, test } from 'vitest'
import { isOwnRepost, withoutOwnEchoes } from './own-repost.ts'

const post = (id: string, by: string) => ({ id, account: { id: by }, reblog: null })
const repost = (id: string, by: string, of: string) => ({ id, account: { id: by }, reblog: { id: of } })

// docs/spec/lists.md#own-reposts
test.each([
  [repost('r', 'me', 'p'), true],
  [repost('r', 'bob', 'p'), false],
  [post('p', 'me'), false],
])('%j is a repost of my own: %s', (entry, expected) => {
  expect(isOwnRepost(entry, 'me')).toBe(expected)
})

// docs/spec/lists.md#own-reposts
test.each([
  { page: [repost('r', 'me', 'p'), post('q', 'bob'), post('p', 'bob')], left: ['q', 'p'] },
  { page: [repost('r', 'me', 'p'), repost('s', 'bob', 'p')], left: ['s'] },
  { page: [repost('r', 'me', 'far'), post('q', 'bob')], left: ['r', 'q'] },
  // What others repost is news, even of what stands there.
  { page: [repost('r', 'bob', 'p'), post('p', 'carol')], left: ['r', 'p'] },
])('of a page $left are left', ({ page, left }) => {
  expect(withoutOwnEchoes(page, 'me').map(({ id }) => id)).toEqual(left)
})
