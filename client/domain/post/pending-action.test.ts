import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Post } from '#contract/entities/post.ts'
import { isAlreadyDone, type PendingAction, withPendingAction, withPendingApplied } from './pending-action.ts'

const like = (on: boolean, postId = 'p'): PendingAction => ({ kind: 'like', postId, on })
const cake = (on: boolean): PendingAction => ({
  kind: 'reaction',
  postId: 'p',
  emoji: { name: '🍰', url: null },
  on,
})
const post = parse(Post, { id: 'p', account: { id: 'a', username: 'a', acct: 'a' }, favourites_count: 2 })

test('the last action with a key counts, actions with other keys stay', () => {
  expect(withPendingAction([like(true), like(true, 'q'), cake(true)], like(false))).toEqual([
    like(true, 'q'),
    cake(true),
    like(false),
  ])
})

test('pending actions show on their post, once, and other posts stay the same', () => {
  const applied = withPendingApplied(post, [like(true), cake(true)])
  expect(applied).toMatchObject({ favourited: true, favourites_count: 3 })
  expect(applied.pleroma.emoji_reactions).toEqual([{ name: '🍰', url: null, count: 1, me: true }])
  expect(withPendingApplied(applied, [like(true), cake(true)])).toBe(applied)
  expect(withPendingApplied(post, [like(true, 'another')])).toBe(post)
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
  expect(isAlreadyDone({ kind, on }, refusal)).toBe(isDone)
})
