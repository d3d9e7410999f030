import { expect, test } from 'vitest'
import { draftKey, isDraftKey } from './draft.ts'

test.each([
  [{ kind: 'new' }, 'post_content_new'],
  [{ kind: 'reply', postId: '7' }, 'post_content_7'],
  [{ kind: 'quote', postId: '7' }, 'post_content_7_repost'],
] as const)('%o is kept under %s', (context, key) => {
  expect(draftKey(context)).toBe(key)
  expect(isDraftKey(key)).toBe(true)
})

test('other keys hold no draft', () => {
  expect(isDraftKey('auth_token')).toBe(false)
})
