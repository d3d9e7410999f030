/**
 * Tests docs/spec/conversations.md#follow-a-conversation,
 * docs/spec/conversations.md#list-of-followed-conversations.
 */
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import {
  beginningOf,
  FOLLOWED_CONVERSATIONS,
  followedIn,
  isFollowed,
  withFollowed,
  withFollowing,
} from './following.ts'

const post = (more = {}) =>
  parse(Post, { id: 'p', account: { id: 'bob', username: 'bob', acct: 'bob' }, ...more })

// docs/spec/conversations.md#follow-a-conversation
test.each([
  ['4.16 says it beside the conversation', { conversation_tracking: 'follow' }, true],
  ['5.8 too', { conversation: { root_id: 'r' }, conversation_tracking: 'follow' }, true],
  ['5.9 says it in the conversation', { conversation: { tracking: 'follow' } }, true],
  ['which counts', { conversation: { tracking: 'normal' }, conversation_tracking: 'follow' }, false],
  ['4.11 says nothing', {}, false],
  ['nor does the answer to a new post', { conversation: { tracking: null } }, false],
])('%s', (_, more, follows) => {
  expect(isFollowed(post(more))).toBe(follows)
  expect(isFollowed(withFollowing(post(more), !follows))).toBe(!follows)
})

test('a post that says so already stays the same object', () => {
  const followed = post({ conversation: { root_id: 'r', tracking: 'follow' } })
  expect(withFollowing(followed, true)).toBe(followed)
  expect(beginningOf(followed)).toBe('r')
  expect(beginningOf(post())).toBe('p')
})

// docs/spec/conversations.md#list-of-followed-conversations
test.each([
  ['the latest is on top', 'a b', ['c'], true, 'c a b'],
  ['one that is followed again too', 'a b c', ['c'], true, 'c a b'],
  ['one is taken off by any of its posts', 'a b c', ['root', 'b'], false, 'a c'],
  ['a conversation stands there once', 'a b', ['root', 'b'], true, 'root a'],
])('%s', (_, stored, ids, follows, expected) => {
  expect(withFollowed(stored, ids, follows)).toBe(expected)
})

test('fifty are listed', () => {
  const many = Array.from({ length: 50 }, (_, index) => `p${index}`).join(' ')
  const ids = followedIn(withFollowed(many, ['new'], true))
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 'new', 'p48'])
  expect(followedIn('')).toEqual([])
})

// docs/spec/conversations.md#list-of-followed-conversations
test('more that another version has stored stay, and so does what is no id', () => {
  const many = [...Array.from({ length: 98 }, (_, index) => `p${index}`), 'constructor', '%'].join(' ')
  const ids = followedIn(withFollowed(many, ['new'], true))
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([101, 'new', '%'])
  expect(followedIn(withFollowed(many, ['p3'], false))).toHaveLength(99)
})

// docs/spec/conversations.md#list-of-followed-conversations
test('what is no id is left out of what is asked for', () => {
  const id = '0198a3c0-1111-7000-8000-000000000001'
  const { read, isWhole } = FOLLOWED_CONVERSATIONS
  expect([read(`${id} constructor`), isWhole?.(`${id} constructor`)]).toEqual([id, false])
  expect([read(id), isWhole?.(id)]).toEqual([id, true])
  expect(read([id])).toBeUndefined()
})
