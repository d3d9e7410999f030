import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { asWished, isFulfilled, type Wish, withWish } from './wish.ts'

const like = (on: boolean, postId = 'p'): Wish => ({ kind: 'like', postId, on })
const cake = (on: boolean): Wish => ({ kind: 'reaction', postId: 'p', emoji: { name: '🍰', url: null }, on })
const post = parse(Post, { id: 'p', account: { id: 'a', username: 'a', acct: 'a' }, favourites_count: 2 })

test('the last wish about one thing counts, wishes about others stay', () => {
  expect(withWish([like(true), like(true, 'q'), cake(true)], like(false))).toEqual([
    like(true, 'q'),
    cake(true),
    like(false),
  ])
})

test('a post looks as it is wished, once, and others stay the same', () => {
  const wished = asWished(post, [like(true), cake(true)])
  expect(wished).toMatchObject({ favourited: true, favourites_count: 3 })
  expect(wished.pleroma.emoji_reactions).toEqual([{ name: '🍰', url: null, count: 1, me: true }])
  expect(asWished(wished, [like(true), cake(true)])).toBe(wished)
  expect(asWished(post, [like(true, 'another')])).toBe(post)
})

test.each([
  ['repost', true, 'post already exists', true],
  ['repost', false, 'post not found', true],
  ['repost', true, 'post not found', false],
  ['repost', false, 'post already exists', false],
  ['like', false, 'post not found', false],
  ['reaction', true, 'reaction already exists', true],
  ['reaction', false, 'reaction not found', true],
] as const)('%s %s refused with %j is done already: %s', (kind, on, refusal, isDone) => {
  expect(isFulfilled({ kind, on }, refusal)).toBe(isDone)
})
