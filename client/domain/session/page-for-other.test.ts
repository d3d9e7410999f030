import { expect, test } from 'vitest'
import { pageForOther } from './page-for-other.ts'

// docs/spec/session.md#switching
test.each([
  ['/home', '', '/home'],
  ['/post/0198-1', '', '/post/0198-1'],
  ['/search', '?q=tea', '/search?q=tea'],
  ['/notifications', '', '/notifications'],
  ['/direct', '', '/direct'],
  ['/direct/0198-1', '', '/home'],
  ['/custom-feed/7', '', '/home'],
  ['/custom-feed/7/timeline', '', '/home'],
  ['/accounts/add', '?as=bob', '/home'],
  ['/nowhere', '', '/home'],
])('from %s%s another account goes on at %s', (pathname, search, page) => {
  expect(pageForOther({ pathname, search })).toBe(page)
})
