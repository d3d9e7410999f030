import { expect, test } from 'vitest'
import { emptyDraft, isUntouched, tryAt } from './draft.ts'
import { contextOf, draftKey, isDraftKey } from './draft-key.ts'

test.each([
  [{ kind: 'new' }, 'post_content_new'],
  [{ kind: 'reply', postId: '7' }, 'post_content_7'],
  [{ kind: 'quote', postId: '7' }, 'post_content_7_repost'],
] as const)('%o is kept under %s', (context, key) => {
  expect(draftKey(context)).toBe(key)
  expect(isDraftKey(key)).toBe(true)
  expect(contextOf(key)).toEqual(context)
})

test('other keys hold no draft', () => {
  expect(isDraftKey('auth_token')).toBe(false)
  expect(contextOf('auth_token')).toBeNull()
})

test('the first try is remembered, and the words and audiences of all of them', () => {
  const first = tryAt(emptyDraft('one', 'key'), 'public', 5)
  expect(first.tried).toEqual({ at: 5, texts: ['one'], visibilities: ['public'] })
  expect(tryAt(first, 'public', 9).tried).toEqual(first.tried)
  expect(tryAt({ ...first, text: 'two' }, 'direct', 9).tried).toEqual({
    at: 5,
    texts: ['one', 'two'],
    visibilities: ['public', 'direct'],
  })
})

test.each([
  [{}, true],
  [{ text: '@bob ' }, true],
  [{ text: '@bob and more' }, false],
  [{ visibility: 'direct' }, false],
  [{ sensitive: true }, false],
] as const)('with %o it is untouched: %s', (changed, untouched) => {
  expect(isUntouched({ ...emptyDraft('', 'key'), ...changed }, '@bob ')).toBe(untouched)
})
