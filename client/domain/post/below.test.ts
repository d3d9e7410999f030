/** Tests docs/spec/posts.md#where-a-deleted-post-leaves. */
import { expect, test } from 'vitest'
import { unsureBelow } from './below.ts'

const posts = (ways: Record<string, string | null>) =>
  Object.entries(ways).map(([id, in_reply_to_id]) => ({ id, in_reply_to_id }))

// docs/spec/posts.md#where-a-deleted-post-leaves
test.each([
  ['nobody, where all are known', { root: null, a: 'root', b: 'a' }, []],
  ['nobody, where the first post is not loaded but all others are', { a: 'root', b: 'a' }, []],
  ['who answers what is not loaded, and who is below', { root: null, b: 'a', c: 'b' }, ['b', 'c']],
  ['nobody who answers nothing', { lone: null }, []],
  ['those who answer each other', { a: 'b', b: 'a' }, ['a', 'b']],
])('%s is unsure', (_, ways, expected) => {
  expect(unsureBelow(posts(ways as Record<string, string | null>), 'root')).toEqual(expected)
})
